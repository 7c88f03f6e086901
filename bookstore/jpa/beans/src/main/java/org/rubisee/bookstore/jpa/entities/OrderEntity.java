package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.LocalDateTime;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.NewOrder;
import org.rubisee.bookstore.model.OrderStatus;
import org.rubisee.bookstore.model.ShippingType;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.logic.Money;

/** An order. */
@Entity(name = "Order")
@Table(name = "orders")
public class OrderEntity {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  @Column(name = "o_id")
  private Integer id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "o_c_id")
  private CustomerEntity customer;

  @Column(name = "o_c_id", insertable = false, updatable = false)
  private Integer customerId;

  @Column(name = "o_date")
  private LocalDateTime date;

  @Column(name = "o_sub_total")
  private Money subTotal;

  @Column(name = "o_tax")
  private Money tax;

  @Column(name = "o_total")
  private Money total;

  @Enumerated(EnumType.STRING)
  @Column(name = "o_ship_type")
  private ShippingType shipping;

  @Column(name = "o_ship_date")
  private LocalDateTime shipDate;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "o_bill_addr_id")
  private AddressEntity billTo;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "o_ship_addr_id")
  private AddressEntity shipTo;

  @Enumerated(EnumType.STRING)
  @Column(name = "o_status")
  private OrderStatus status;

  protected OrderEntity() {}

  /** An order placed now. */
  public OrderEntity(
      NewOrder order,
      Totals totals,
      CustomerEntity customer,
      AddressEntity billTo,
      AddressEntity shipTo,
      LocalDateTime now) {
    this.customer = customer;
    date = now;
    subTotal = totals.subTotal();
    tax = totals.tax();
    total = totals.total();
    shipping = order.shipping();
    shipDate = BookstoreRules.shipDate(now, order.draw());
    this.billTo = billTo;
    this.shipTo = shipTo;
    status = OrderStatus.PENDING;
  }

  /** Its number, which the database gave. */
  public int id() {
    return id;
  }
}
