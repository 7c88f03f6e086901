package org.rubisee.bookstore.model;

/** How an order travels. */
public enum ShippingType {
  AIR,
  UPS,
  FEDEX,
  SHIP,
  COURIER,
  MAIL
}
