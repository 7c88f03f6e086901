package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBLocalHome;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewCustomer;

/** Somebody who buys here: the local view of the entity bean Customer. */
public interface CustomerEntity extends EJBLocalObject {
  /** Primary key, which the database gives. */
  Integer getId();

  /** What the customer logs in with. */
  String getUserName();

  /** What {@link org.rubisee.logic.PasswordHasher} made of the password. */
  String getPassword();

  /** First name. */
  String getFirstName();

  /** Last name. */
  String getLastName();

  /** Where the customer lives. */
  int getAddressId();

  /** Telephone number. */
  String getPhone();

  /** Address of electronic mail. */
  String getEmail();

  /** When the customer registered. */
  LocalDate getSince();

  /** What the customer pays less, as a fraction. */
  BigDecimal getDiscount();

  /** When the customer was born. */
  LocalDate getBirthDate();

  /** What the customer says; may be empty. */
  String getData();

  /**
   * Begins a session, which {@link org.rubisee.bookstore.model.BookstoreRules#sessionEnd ends two
   * hours later}.
   */
  void beginSession(LocalDateTime now);

  /** Gives a new customer what to log in with. */
  void name(String userName, String passwordHash);

  /** The local home of the entity bean Customer. */
  interface Home extends EJBLocalHome {
    /** Stores a customer, whose session begins now and who has no user name yet. */
    CustomerEntity create(
        NewCustomer customer, Integer addressId, Discount discount, LocalDateTime now)
        throws CreateException;

    /** The Customer with that key. */
    CustomerEntity findByPrimaryKey(Integer id) throws FinderException;

    /** The customer of that name. */
    CustomerEntity findByUserName(String userName) throws FinderException;
  }
}
