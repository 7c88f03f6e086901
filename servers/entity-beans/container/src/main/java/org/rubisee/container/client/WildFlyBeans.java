package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;

/**
 * Beans on WildFly, with the entity container of this module: on another machine or, co-located, in
 * the caller's server. The caller's transaction reaches them.
 *
 * @param application the application's name
 * @param isCoLocated whether they are in the caller's server
 * @param beforeCall runs before each call of an entity bean
 */
record WildFlyBeans(String application, boolean isCoLocated, Runnable beforeCall)
    implements BeanSource {
  @Override
  public Object home(String bean, Class<?> type) {
    Object home =
        isCoLocated
            ? Naming.lookUp(Naming.home(application, bean, type.getName()))
            : EntityViews.home(type, bean, RemoteInvoker.lookedUp(Naming.gateway(application)));
    return EntityViews.guarded(type, home, beforeCall);
  }

  @Override
  public Object session(String module, String bean, Class<?> type) {
    return Naming.lookUp("ejb:" + application + "/" + module + "/" + bean + "!" + type.getName());
  }

  @Override
  public boolean carriesTransactions() {
    return true;
  }

  @Override
  public UserTransaction userTransaction() {
    return (UserTransaction) Naming.lookUp("java:jboss/UserTransaction");
  }
}
