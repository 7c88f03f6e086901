package org.rubisee.container;

import java.io.Serializable;
import java.lang.reflect.Method;

/** A call, as it travels from a proxy to the container. */
public sealed interface Invocation extends Serializable permits HomeInvocation, BusinessInvocation {
  /** Name of the bean. */
  String bean();

  /** Name and parameter types of the method, as {@link #signature} says them. */
  String method();

  /** What is passed. */
  Object[] arguments();

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
