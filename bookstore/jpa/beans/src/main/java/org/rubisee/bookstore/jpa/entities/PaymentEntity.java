package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDate;
import org.rubisee.bookstore.model.Card;
import org.rubisee.bookstore.model.CardType;
import org.rubisee.logic.Money;

/** How an order was paid. */
@Entity(name = "Payment")
@Table(name = "cc_xacts")
public class PaymentEntity {
  @Id
  @Column(name = "cx_o_id")
  private Integer orderId;

  @Enumerated(EnumType.STRING)
  @Column(name = "cx_type")
  private CardType type;

  @Column(name = "cx_num")
  private String number;

  @Column(name = "cx_name")
  private String holder;

  @Column(name = "cx_expire")
  private LocalDate expiry;

  @Column(name = "cx_auth_id")
  private String authorization;

  @Column(name = "cx_xact_amt")
  private Money amount;

  @Column(name = "cx_xact_date")
  private LocalDate date;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "cx_co_id")
  private CountryEntity country;

  protected PaymentEntity() {}

  /** A payment of today. */
  public PaymentEntity(
      int orderId,
      Card card,
      String authorization,
      Money amount,
      LocalDate today,
      CountryEntity country) {
    this.orderId = orderId;
    type = card.type();
    number = card.number();
    holder = card.holder();
    expiry = card.expiry();
    this.authorization = authorization;
    this.amount = amount;
    date = today;
    this.country = country;
  }
}
