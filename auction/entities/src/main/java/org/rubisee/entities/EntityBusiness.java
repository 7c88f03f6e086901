package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import jakarta.ejb.EntityContext;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import org.rubisee.model.UserDetails;

/**
 * What all bean classes have in common: the context, the way to other beans, and callbacks that do
 * nothing. Other beans are reached by their homes under {@code ejb/} in the bean's environment; the
 * deployment descriptor decides by which view.
 */
public abstract class EntityBusiness implements EntityBean {
  private static final long serialVersionUID = 1;

  private transient EntityContext context;
  private transient IdManagers idManagers;
  private transient Users users;

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

  /** A home, by its name in this bean's environment. */
  final <H> H home(String name, Class<H> type) {
    return type.cast(context.lookup("ejb/" + name));
  }

  /** The next primary key of a table. */
  final int nextId(NextId next) {
    if (idManagers == null) {
      idManagers = home("IdManager", IdManagers.class);
    }
    try {
      return next.of(idManagers.findByPrimaryKey(0));
    } catch (IOException | FinderException e) {
      throw new EJBException("Table ids gave no key: load the data with ./rubis db load", e);
    }
  }

  /** Which of the tables. */
  @FunctionalInterface
  interface NextId {
    int of(IdManagerEntity ids) throws IOException;
  }

  /** The name of a user, as pages show it. */
  final String nickNameOf(int userId) {
    if (users == null) {
      users = home("User", Users.class);
    }
    try {
      return users.findByPrimaryKey(userId).getNickName();
    } catch (ObjectNotFoundException e) {
      return UserDetails.UNKNOWN_NICKNAME;
    } catch (IOException | FinderException e) {
      throw new EJBException("Could not ask user " + userId + " for the name", e);
    }
  }
}
