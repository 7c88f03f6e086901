package org.rubisee.entities;

/** The component interfaces by the beans' names. */
final class EntityOf {
  private EntityOf() {}

  static boolean isComponent(Class<?> type) {
    Class<?> outermost = type.getEnclosingClass() == null ? type : type.getEnclosingClass();
    return outermost.getPackage() == EntityOf.class.getPackage()
        && outermost.getSimpleName().endsWith("Entity");
  }

  static Class<?> remote(String bean) {
    try {
      return Class.forName(EntityOf.class.getPackageName() + "." + bean + "Entity$Remote");
    } catch (ClassNotFoundException e) {
      throw new AssertionError("No component interface of " + bean, e);
    }
  }
}
