package org.rubisee.container.engine;

import org.rubisee.container.descriptor.EjbJar;

/**
 * The classes that deployment descriptors name.
 *
 * @param loader finds them
 */
record ApplicationClasses(ClassLoader loader) {
  /**
   * A class.
   *
   * @throws IllegalArgumentException if it is not on the class path
   */
  Class<?> load(String className) {
    try {
      return Class.forName(className, true, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(
          EjbJar.LOCATION + " names " + className + ", which is not on the class path", e);
    }
  }
}
