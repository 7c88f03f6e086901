package org.rubisee.bookstore.model;

/** How far an order is. */
public enum OrderStatus {
  PROCESSING,
  SHIPPED,
  /** What a new order is. */
  PENDING,
  DENIED
}
