package org.rubisee.container.engine;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import jakarta.ejb.EntityContext;
import jakarta.ejb.TimerService;
import jakarta.transaction.UserTransaction;
import java.security.Principal;
import java.util.HashMap;
import java.util.Map;

/** What an instance may ask the container. */
final class InstanceContext implements EntityContext {
  private static final String NO_IDENTITY =
      "The instance has no identity here: it is pooled, or ejbCreate is not over";

  private final BeanEnvironment environment;
  private Object key;

  InstanceContext(BeanEnvironment environment) {
    this.environment = environment;
  }

  void identify(Object newKey) {
    key = newKey;
  }

  void forget() {
    key = null;
  }

  @Override
  public Object getPrimaryKey() {
    if (key == null) {
      throw new IllegalStateException(NO_IDENTITY);
    }
    return key;
  }

  @Override
  public EJBObject getEJBObject() {
    return (EJBObject) environment.remoteReference(getPrimaryKey());
  }

  @Override
  public EJBLocalObject getEJBLocalObject() {
    return (EJBLocalObject) environment.localReference(getPrimaryKey());
  }

  @Override
  public EJBHome getEJBHome() {
    return (EJBHome) environment.remoteHome();
  }

  @Override
  public EJBLocalHome getEJBLocalHome() {
    return (EJBLocalHome) environment.localHome();
  }

  @Override
  public Object lookup(String name) {
    return environment.lookup(name);
  }

  @Override
  public void setRollbackOnly() {
    environment.setRollbackOnly();
  }

  @Override
  public boolean getRollbackOnly() {
    return environment.isRollbackOnly();
  }

  @Override
  public UserTransaction getUserTransaction() {
    throw new IllegalStateException("Entity beans have container-managed transactions only");
  }

  @Override
  public TimerService getTimerService() {
    throw new IllegalStateException("This container has no timers");
  }

  @Override
  public Principal getCallerPrincipal() {
    throw new IllegalStateException("This container does not know its callers");
  }

  @Override
  public boolean isCallerInRole(String roleName) {
    return false;
  }

  @Override
  public Map<String, Object> getContextData() {
    return new HashMap<>();
  }
}
