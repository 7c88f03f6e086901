package org.rubisee.container.bean;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** A method of a bean class. */
public record BeanMethod(Method method) {
  /** Calls it on an instance; what it throws is thrown as it is. */
  public Object call(Object instance, Object[] arguments) throws Exception {
    try {
      return method.invoke(instance, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception thrown) {
        throw thrown;
      }
      throw (Error) e.getCause();
    }
  }
}
