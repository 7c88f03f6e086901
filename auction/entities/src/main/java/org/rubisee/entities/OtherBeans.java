package org.rubisee.entities;

import jakarta.ejb.EJBException;
import jakarta.ejb.EntityContext;
import jakarta.ejb.FinderException;
import jakarta.ejb.ObjectNotFoundException;
import java.io.IOException;
import org.rubisee.model.UserDetails;

/**
 * A bean's way to other beans. They are reached by their homes under {@code ejb/} in the bean's
 * environment; the deployment descriptor decides by which view.
 */
public final class OtherBeans {
  private final EntityContext context;
  private IdManagers idManagers;
  private Users users;

  OtherBeans(EntityContext context) {
    this.context = context;
  }

  /** A home, by its name in this bean's environment. */
  <H> H home(String name, Class<H> type) {
    return type.cast(context.lookup("ejb/" + name));
  }

  /** The next primary key of a table. */
  int nextId(NextId next) {
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
  String nickNameOf(int userId) {
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
