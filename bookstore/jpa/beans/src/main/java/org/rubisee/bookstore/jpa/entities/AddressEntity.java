package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import org.rubisee.bookstore.model.PostalAddress;

/** Where somebody lives. Addresses are shared, and never change. */
@Entity(name = "Address")
@Table(name = "address")
public class AddressEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "addr_id")
  private Integer id;

  @Column(name = "addr_street1")
  private String street1;

  @Column(name = "addr_street2")
  private String street2;

  @Column(name = "addr_city")
  private String city;

  @Column(name = "addr_state")
  private String state;

  @Column(name = "addr_zip")
  private String zip;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "addr_co_id")
  private CountryEntity country;

  @Column(name = "addr_co_id", insertable = false, updatable = false)
  private Integer countryId;

  protected AddressEntity() {}

  /** An address that is not stored yet. */
  public AddressEntity(PostalAddress address, CountryEntity country) {
    street1 = address.street1();
    street2 = address.street2();
    city = address.city();
    state = address.state();
    zip = address.zip();
    this.country = country;
  }
}
