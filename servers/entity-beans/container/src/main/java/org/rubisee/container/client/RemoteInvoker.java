package org.rubisee.container.client;

import java.io.Serializable;
import org.rubisee.container.EntityGateway;
import org.rubisee.container.Invocation;
import org.rubisee.container.Invoker;
import org.rubisee.container.RemoteCallFailedException;

/**
 * The way to a container on another machine. Serializable: on arrival it looks up the gateway
 * again.
 */
public final class RemoteInvoker implements Invoker, Serializable {
  private static final long serialVersionUID = 1;

  private final String gatewayName;
  private transient EntityGateway gateway;

  /**
   * The container behind a gateway, which is looked up at the first call.
   *
   * @param gatewayName where JNDI has the gateway, on WildFly {@code
   *     ejb:<application>/<module>/EntityGateway!org.rubisee.container.EntityGateway}
   */
  public RemoteInvoker(String gatewayName) {
    this.gatewayName = gatewayName;
  }

  /** The same, looked up now. */
  static RemoteInvoker lookedUp(String gatewayName) {
    RemoteInvoker invoker = new RemoteInvoker(gatewayName);
    invoker.gateway();
    return invoker;
  }

  @Override
  public Object invoke(Invocation invocation) throws Exception {
    try {
      return gateway()
          .invoke(invocation.bean(), invocation.key(), invocation.method(), invocation.arguments());
    } catch (RemoteCallFailedException e) {
      throw e.asLocal();
    }
  }

  private EntityGateway gateway() {
    EntityGateway known = gateway;
    if (known == null) {
      known = (EntityGateway) Naming.lookUp(gatewayName);
      gateway = known;
    }
    return known;
  }
}
