package org.rubisee.bookstore.entities;

import jakarta.ejb.CreateException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.rubisee.beans.AbstractEntityBean;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.model.NewCustomer;

/** Somebody who buys here. */
public abstract class CustomerBean extends AbstractEntityBean {
  private static final long serialVersionUID = 1;

  public abstract Integer getId();

  public abstract void setId(Integer id);

  public abstract String getUserName();

  public abstract void setUserName(String userName);

  public abstract String getPassword();

  public abstract void setPassword(String password);

  public abstract String getFirstName();

  public abstract void setFirstName(String firstName);

  public abstract String getLastName();

  public abstract void setLastName(String lastName);

  public abstract int getAddressId();

  public abstract void setAddressId(int addressId);

  public abstract String getPhone();

  public abstract void setPhone(String phone);

  public abstract String getEmail();

  public abstract void setEmail(String email);

  public abstract LocalDate getSince();

  public abstract void setSince(LocalDate since);

  public abstract LocalDate getLastLogin();

  public abstract void setLastLogin(LocalDate lastLogin);

  public abstract LocalDateTime getLogin();

  public abstract void setLogin(LocalDateTime login);

  public abstract LocalDateTime getExpiration();

  public abstract void setExpiration(LocalDateTime expiration);

  public abstract BigDecimal getDiscount();

  public abstract void setDiscount(BigDecimal discount);

  public abstract BigDecimal getBalance();

  public abstract void setBalance(BigDecimal balance);

  public abstract BigDecimal getPaidThisYear();

  public abstract void setPaidThisYear(BigDecimal paidThisYear);

  public abstract LocalDate getBirthDate();

  public abstract void setBirthDate(LocalDate birthDate);

  public abstract String getData();

  public abstract void setData(String data);

  /** Stores a customer, whose session begins now and who has no user name yet. */
  public Integer ejbCreate(
      NewCustomer customer, Integer addressId, Discount discount, LocalDateTime now)
      throws CreateException {
    setPassword("");
    setFirstName(customer.firstName());
    setLastName(customer.lastName());
    setAddressId(addressId);
    setPhone(customer.phone());
    setEmail(customer.email());
    setSince(now.toLocalDate());
    setLastLogin(now.toLocalDate());
    beginSession(now);
    setDiscount(discount.fraction());
    setBalance(BigDecimal.ZERO);
    setPaidThisYear(BigDecimal.ZERO);
    setBirthDate(customer.birthDate());
    setData(customer.data());
    return null; // the database gives the key
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(
      NewCustomer customer, Integer addressId, Discount discount, LocalDateTime now) {}

  /** See {@link CustomerEntity#beginSession}. */
  public void beginSession(LocalDateTime now) {
    setLogin(now);
    setExpiration(BookstoreRules.sessionEnd(now));
  }

  /** See {@link CustomerEntity#name}. */
  public void name(String userName, String passwordHash) {
    setUserName(userName);
    setPassword(passwordHash);
  }
}
