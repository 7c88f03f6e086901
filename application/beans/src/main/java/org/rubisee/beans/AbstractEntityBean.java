package org.rubisee.beans;

import jakarta.ejb.EntityBean;
import jakarta.ejb.EntityContext;

/** What the classes of entity beans have in common: the context, and callbacks that do nothing. */
public abstract class AbstractEntityBean implements EntityBean {
  private static final long serialVersionUID = 1;

  private transient EntityContext context;

  @Override
  public void setEntityContext(EntityContext newContext) {
    context = newContext;
  }

  @Override
  public void unsetEntityContext() {
    context = null;
  }

  @Override
  public void ejbActivate() {}

  @Override
  public void ejbPassivate() {}

  @Override
  public void ejbLoad() {}

  @Override
  public void ejbStore() {}

  @Override
  public void ejbRemove() {}

  /** The context that the container gave this instance. */
  protected final EntityContext context() {
    return context;
  }
}
