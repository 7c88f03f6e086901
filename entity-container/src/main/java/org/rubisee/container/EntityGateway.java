package org.rubisee.container;

/** The one way from another machine to the container: the remote interface of one session bean. */
public interface EntityGateway {
  /**
   * Makes a call in the caller's transaction, if there is one.
   *
   * @return what {@link Invoker#invoke} says
   * @throws Exception what the method declares, or a {@link RemoteCallFailedException}
   */
  Object invoke(Invocation invocation) throws Exception;
}
