package org.rubisee.container;

/**
 * A call of a home method.
 *
 * @param bean name of the bean
 * @param method name and parameter types
 * @param arguments what is passed
 */
public record HomeInvocation(String bean, String method, Object[] arguments) implements Invocation {
  @Override
  public Object key() {
    return null;
  }
}
