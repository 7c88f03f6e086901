package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.LocalDateTime;

/** What a customer wants to buy, until it is ordered. */
@Entity(name = "Cart")
@Table(name = "shopping_cart")
public class CartEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "sc_id")
  private Integer id;

  @Column(name = "sc_time")
  private LocalDateTime time;

  protected CartEntity() {}

  /** An empty cart. */
  public CartEntity(LocalDateTime now) {
    time = now;
  }

  /** Its key, which the database gave. */
  public int id() {
    return id;
  }
}
