package org.rubisee.measurement;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;

/** Finds what is missing in records that were read from files. */
public final class Complete {

  private Complete() {}

  /**
   * Refuses a record in which a value is missing, at any depth: files of this version have every
   * value, so that one was lost.
   *
   * @throws IllegalArgumentException that names the value
   */
  public static <T> T required(T read) {
    require(read, "the content");
    return read;
  }

  private static void require(Object value, String name) {
    if (value == null) {
      throw new IllegalArgumentException("'" + name + "' is missing");
    }
    if (value instanceof Collection<?> values) {
      values.forEach(element -> require(element, name));
    } else if (value instanceof Map<?, ?> values) {
      values.forEach((key, element) -> require(element, name + "." + key));
    } else if (value instanceof Record) {
      for (RecordComponent component : value.getClass().getRecordComponents()) {
        require(content(value, component), component.getName());
      }
    }
  }

  private static Object content(Object owner, RecordComponent component) {
    try {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(owner);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException(component + " cannot be read", e);
    }
  }
}
