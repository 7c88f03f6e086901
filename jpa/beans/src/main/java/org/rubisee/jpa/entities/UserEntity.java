package org.rubisee.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.rubisee.logic.Money;
import org.rubisee.model.NewUser;
import org.rubisee.model.UserDetails;

/** A user. */
@Entity(name = "User")
@Table(name = "users")
public class UserEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Integer id;

  private String firstname;
  private String lastname;
  private String nickname;
  private String password;
  private String email;
  private int rating;
  private Money balance;

  @Column(name = "creation_date")
  private LocalDateTime creationDate;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "region")
  private RegionEntity region;

  protected UserEntity() {}

  /** Somebody who registers now. */
  public UserEntity(NewUser user, RegionEntity region, LocalDateTime now) {
    firstname = user.firstname();
    lastname = user.lastname();
    nickname = user.nickname();
    password = user.passwordHash();
    email = user.email();
    rating = 0;
    balance = Money.ZERO;
    creationDate = now;
    this.region = region;
  }

  /** The user as pages show it. */
  public UserDetails details() {
    return new UserDetails(id, firstname, lastname, nickname, email, rating, creationDate);
  }
}
