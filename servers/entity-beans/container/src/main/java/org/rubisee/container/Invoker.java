package org.rubisee.container;

/** Takes calls to the container: in the same virtual machine or to another one. */
@FunctionalInterface
public interface Invoker {
  /**
   * Makes a call.
   *
   * @return what the method returned; of a create or single-object finder the primary key, of a
   *     multi-object finder a list of primary keys
   * @throws Exception what the method declares, or a {@link jakarta.ejb.EJBException}
   */
  Object invoke(Invocation invocation) throws Exception;
}
