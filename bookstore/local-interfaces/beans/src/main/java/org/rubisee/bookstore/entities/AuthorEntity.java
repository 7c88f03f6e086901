package org.rubisee.bookstore.entities;

import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;

/** Who wrote books: the local view of the entity bean Author. */
public interface AuthorEntity extends EJBLocalObject {
  /** Primary key. */
  Integer getId();

  /** First name. */
  String getFirstName();

  /** Last name. */
  String getLastName();

  /** The local home of the entity bean Author. */
  interface Home extends EJBLocalHome {
    /** The Author with that key. */
    AuthorEntity findByPrimaryKey(Integer id) throws FinderException;
  }
}
