package org.rubisee.container;

import java.lang.reflect.Method;

/** A call, on its way from a proxy to the container. */
public sealed interface Invocation permits HomeInvocation, BusinessInvocation {
  /** Name of the bean. */
  String bean();

  /** Primary key of the entity; null for a call of a home method. */
  Object key();

  /** Name and parameter types of the method, as {@link #signature} says them. */
  String method();

  /** What is passed. */
  Object[] arguments();

  /**
   * A call of its parts.
   *
   * @param key null for a call of a home method
   */
  static Invocation of(String bean, Object key, String method, Object[] arguments) {
    return key == null
        ? new HomeInvocation(bean, method, arguments)
        : new BusinessInvocation(bean, key, method, arguments);
  }

  /** A method's name and the simple names of its parameters' types. */
  static String signature(Method method) {
    return signature(method.getName(), method.getParameterTypes());
  }

  /** A name and the simple names of parameter types. */
  static String signature(String name, Class<?>... parameterTypes) {
    StringBuilder text = new StringBuilder(name).append('(');
    for (int i = 0; i < parameterTypes.length; i++) {
      text.append(i == 0 ? "" : ",").append(parameterTypes[i].getSimpleName());
    }
    return text.append(')').toString();
  }

  /** The name in a signature. */
  static String name(String signature) {
    return signature.substring(0, signature.indexOf('('));
  }
}
