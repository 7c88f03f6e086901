package org.rubisee.bookstore.facades;

import jakarta.ejb.CreateException;
import jakarta.ejb.FinderException;
import java.io.IOException;
import java.util.Iterator;
import org.rubisee.beans.EntityCalls;
import org.rubisee.bookstore.entities.AddressEntity;
import org.rubisee.bookstore.entities.CountryEntity;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.bookstore.model.Rejection;
import org.rubisee.logic.RejectedException;

/** Addresses: entity beans as values. */
record Addresses(Homes homes) {

  /**
   * The primary key of an address, which is stored if it is new.
   *
   * @throws RejectedException if there is no such country
   */
  int idOf(PostalAddress address)
      throws RejectedException, CreateException, FinderException, IOException {
    CountryEntity country =
        EntityCalls.found(
            Rejection.NO_SUCH_COUNTRY, () -> homes.countries().findByName(address.country()));
    Integer countryId = country.getId();
    Iterator<AddressEntity> stored =
        homes
            .addresses()
            .findByText(
                address.zip(),
                address.street1(),
                address.street2(),
                address.city(),
                address.state(),
                countryId)
            .iterator();
    return stored.hasNext()
        ? stored.next().getId()
        : homes.addresses().create(address, countryId).getId();
  }

  /** An address that is stored. */
  PostalAddress read(int addressId) throws FinderException {
    AddressEntity address = homes.addresses().findByPrimaryKey(addressId);
    return new PostalAddress(
        address.getStreet1(),
        address.getStreet2(),
        address.getCity(),
        address.getState(),
        address.getZip(),
        homes.countries().findByPrimaryKey(address.getCountryId()).getName());
  }
}
