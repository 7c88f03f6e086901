package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.util.Collection;
import org.rubisee.bookstore.model.PostalAddress;

/** Where customers live, or orders go: the local view of the entity bean Address. */
public interface AddressEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** The first line of the street. */
  String getStreet1();

  /** The second line; may be empty. */
  String getStreet2();

  /** The city. */
  String getCity();

  /** The state or province; may be empty. */
  String getState();

  /** The postal code. */
  String getZip();

  /** The country. */
  int getCountryId();

  /** The local home of the entity bean Address. */
  interface Home extends EJBLocalHome {
    /** Stores an address. */
    AddressEntity create(PostalAddress address, Integer countryId) throws CreateException;

    /** The Address with that key. */
    AddressEntity findByPrimaryKey(Integer id) throws FinderException;

    /** Addresses with this text, by id. */
    Collection<AddressEntity> findByText(
        String zip, String street1, String street2, String city, String state, Integer countryId)
        throws FinderException;
  }
}
