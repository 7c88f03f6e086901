package org.rubisee.container.client;

import jakarta.transaction.UserTransaction;

/**
 * Beans in GlassFish, in the caller's own server. They have local views only. The caller's
 * environment names them, as local homes of EJB 2.x have no global names there.
 */
record GlassFishBeans() implements BeanSource {
  private static final String ENVIRONMENT = "java:comp/env/ejb/";

  @Override
  public Object home(String bean, Class<?> type) {
    return Naming.lookUp(ENVIRONMENT + bean);
  }

  @Override
  public Object session(String module, String bean, Class<?> type) {
    return Naming.lookUp(ENVIRONMENT + bean);
  }

  @Override
  public boolean hasRemoteViews() {
    return false;
  }

  @Override
  public boolean carriesTransactions() {
    return true;
  }

  @Override
  public UserTransaction userTransaction() {
    return (UserTransaction) Naming.lookUp("java:comp/UserTransaction");
  }
}
