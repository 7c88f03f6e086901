package org.rubisee.bookstore.entities;

import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;

/** A country that addresses lie in: the local view of the entity bean Country. */
public interface CountryEntity extends EJBLocalObject {
  /** Primary key. */
  Integer getId();

  /** What it is called. */
  String getName();

  /** The local home of the entity bean Country. */
  interface Home extends EJBLocalHome {
    /** The Country with that key. */
    CountryEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The country of that name. */
    CountryEntity findByName(String name) throws FinderException;
  }
}
