package org.rubisee.container;

/**
 * The one way from another machine to the container: the remote interface of one session bean.
 *
 * <p>The parts of an {@link Invocation} travel one by one. As an object it would have to describe
 * its class in every call, and records are written and read by reflection: an eighth more bytes,
 * and some CPU time in both tiers.
 */
public interface EntityGateway {
  /**
   * Makes a call in the caller's transaction, if there is one.
   *
   * @param bean name of the bean
   * @param key primary key of the entity; null for a call of a home method
   * @param method name and parameter types, as {@link Invocation#signature} says them
   * @param arguments what is passed
   * @return what {@link Invoker#invoke} says
   * @throws Exception what the method declares, or a {@link RemoteCallFailedException}
   */
  Object invoke(String bean, Object key, String method, Object[] arguments) throws Exception;
}
