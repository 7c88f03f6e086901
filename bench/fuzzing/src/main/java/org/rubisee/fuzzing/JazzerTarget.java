package org.rubisee.fuzzing;

import java.lang.reflect.Constructor;

/** What Jazzer calls; it looks for static methods of these names. */
public final class JazzerTarget {

  private static FuzzTest test;

  private JazzerTarget() {}

  /**
   * Called once.
   *
   * @param arguments the class name of the fuzz test
   */
  public static void fuzzerInitialize(String[] arguments) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(arguments[0]).getDeclaredConstructor();
    constructor.setAccessible(true);
    test = (FuzzTest) constructor.newInstance();
  }

  /** Called with each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    test.requireAnswer(input);
  }
}
