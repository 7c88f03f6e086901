package org.rubisee.bookstore.model;

import java.io.Serializable;

/** Where an order goes. */
public sealed interface Destination extends Serializable {

  /** To the address of the customer. */
  record OwnAddress() implements Destination {}

  /**
   * To another address. If it is stored already, it is used again.
   *
   * @param address where
   */
  record OtherAddress(PostalAddress address) implements Destination {}
}
