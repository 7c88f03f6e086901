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
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.hibernate.annotations.DynamicUpdate;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CustomerDetails;
import org.rubisee.bookstore.model.CustomerName;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewCustomer;
import org.rubisee.bookstore.model.PostalAddress;
import org.rubisee.logic.Money;
import org.rubisee.logic.PasswordHasher;

/** A customer. An update sets what changed only. */
@Entity(name = "Customer")
@Table(name = "customer")
@DynamicUpdate
public class CustomerEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "c_id")
  private Integer id;

  @Column(name = "c_uname")
  private String userName;

  @Column(name = "c_passwd")
  private String passwordHash;

  @Column(name = "c_fname")
  private String firstName;

  @Column(name = "c_lname")
  private String lastName;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "c_addr_id")
  private AddressEntity address;

  @Column(name = "c_phone")
  private String phone;

  @Column(name = "c_email")
  private String email;

  @Column(name = "c_since")
  private LocalDate since;

  @Column(name = "c_last_login")
  private LocalDate lastLogin;

  @Column(name = "c_login")
  private LocalDateTime login;

  @Column(name = "c_expiration")
  private LocalDateTime expiration;

  @Column(name = "c_discount")
  private Discount discount;

  @Column(name = "c_balance")
  private Money balance;

  @Column(name = "c_ytd_pmt")
  private Money paidThisYear;

  @Column(name = "c_birthdate")
  private LocalDate birthDate;

  @Column(name = "c_data")
  private String data;

  protected CustomerEntity() {}

  /** Somebody who buys for the first time, now, and has no name to log in with yet. */
  public CustomerEntity(
      NewCustomer customer, AddressEntity address, Discount discount, LocalDateTime now) {
    passwordHash = "";
    firstName = customer.firstName();
    lastName = customer.lastName();
    this.address = address;
    phone = customer.phone();
    email = customer.email();
    since = now.toLocalDate();
    lastLogin = now.toLocalDate();
    this.discount = discount;
    balance = Money.ZERO;
    paidThisYear = Money.ZERO;
    birthDate = customer.birthDate();
    data = customer.data();
    beginSession(now);
  }

  /** Its key, which the database gave. */
  public int id() {
    return id;
  }

  /** Whether this is the customer's password. */
  public boolean hasPassword(String password) {
    return PasswordHasher.matches(password, passwordHash);
  }

  /** Begins a session. */
  public final void beginSession(LocalDateTime now) {
    login = now;
    expiration = BookstoreRules.sessionEnd(now);
  }

  /** Says what the customer logs in with. */
  public void name(String name, String hashOfPassword) {
    userName = name;
    passwordHash = hashOfPassword;
  }

  /** The customer as pages show it. */
  public CustomerDetails details(PostalAddress home) {
    return new CustomerDetails(
        new CustomerName(id, userName, firstName, lastName),
        home,
        phone,
        email,
        birthDate,
        since,
        discount,
        data);
  }
}
