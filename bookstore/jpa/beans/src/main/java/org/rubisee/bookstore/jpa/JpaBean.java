package org.rubisee.bookstore.jpa;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import org.rubisee.bookstore.jpa.entities.AddressEntity;
import org.rubisee.bookstore.jpa.entities.CountryEntity;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.logic.RejectedException;
import org.rubisee.persistence.PersistenceBean;

/** What the beans share: the entity manager of their persistence unit. */
abstract class JpaBean extends PersistenceBean {

  @PersistenceContext(unitName = "bookstore")
  EntityManager entities;

  @Override
  protected EntityManager entities() {
    return entities;
  }

  /** The queries of this bean. */
  Queries queries() {
    return new Queries(entities);
  }

  /** Makes hashes of new customers' passwords. */
  static PasswordHasher passwordHasher() {
    return new PasswordHasher(settings().passwordIterations(), settings().passwordSeed());
  }

  /**
   * An address, which is stored if it is new: two statements, or three; one fewer when the
   * second-level cache has the country.
   *
   * @throws RejectedException if there is no such country
   */
  AddressEntity address(PostalAddress address) throws RejectedException {
    CountryEntity country = queries().country(address.country());
    return queries()
        .addressId(address, country)
        .map(id -> entities.getReference(AddressEntity.class, id))
        .orElseGet(() -> inserted(new AddressEntity(address, country)));
  }

  private AddressEntity inserted(AddressEntity address) {
    insert(address);
    return address;
  }
}
