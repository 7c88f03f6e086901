package org.rubisee.entities;

import jakarta.ejb.EntityContext;
import org.rubisee.beans.AbstractEntityBean;

/** What all bean classes of the auction have in common: the way to other beans. */
public abstract class AbstractEntity extends AbstractEntityBean implements EntityBusiness {
  private static final long serialVersionUID = 1;

  private transient OtherBeans others;

  @Override
  public void setEntityContext(EntityContext newContext) {
    super.setEntityContext(newContext);
    others = new OtherBeans(newContext);
  }

  @Override
  public void unsetEntityContext() {
    super.unsetEntityContext();
    others = null;
  }

  @Override
  public final OtherBeans others() {
    return others;
  }
}
