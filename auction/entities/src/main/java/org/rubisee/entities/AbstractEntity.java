package org.rubisee.entities;

import jakarta.ejb.EntityBean;
import jakarta.ejb.EntityContext;

/** What all bean classes have in common: the context, and callbacks that do nothing. */
public abstract class AbstractEntity implements EntityBean, EntityBusiness {
  private static final long serialVersionUID = 1;

  private transient EntityContext context;
  private transient OtherBeans others;

  @Override
  public void setEntityContext(EntityContext newContext) {
    context = newContext;
    others = new OtherBeans(newContext);
  }

  @Override
  public void unsetEntityContext() {
    context = null;
    others = null;
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

  @Override
  public final OtherBeans others() {
    return others;
  }
}
