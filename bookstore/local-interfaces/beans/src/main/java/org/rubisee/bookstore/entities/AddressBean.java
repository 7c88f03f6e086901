package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.bookstore.model.PostalAddress;

/** Where customers live, or orders go. */
public abstract class AddressBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getStreet1();

  public abstract void setStreet1(String street1);

  public abstract String getStreet2();

  public abstract void setStreet2(String street2);

  public abstract String getCity();

  public abstract void setCity(String city);

  public abstract String getState();

  public abstract void setState(String state);

  public abstract String getZip();

  public abstract void setZip(String zip);

  public abstract int getCountryId();

  public abstract void setCountryId(int countryId);

  /** Stores an address. */
  public Integer ejbCreate(PostalAddress address, Integer countryId) throws CreateException {
    setStreet1(address.street1());
    setStreet2(address.street2());
    setCity(address.city());
    setState(address.state());
    setZip(address.zip());
    setCountryId(countryId);
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(PostalAddress address, Integer countryId) {}
}
