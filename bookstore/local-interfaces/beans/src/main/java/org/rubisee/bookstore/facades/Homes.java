package org.rubisee.bookstore.facades;

import org.rubisee.beans.EnvironmentBeans;
import org.rubisee.bookstore.entities.AddressEntity;
import org.rubisee.bookstore.entities.AuthorEntity;
import org.rubisee.bookstore.entities.BookEntity;
import org.rubisee.bookstore.entities.CartEntity;
import org.rubisee.bookstore.entities.CartLineEntity;
import org.rubisee.bookstore.entities.CountryEntity;
import org.rubisee.bookstore.entities.CustomerEntity;
import org.rubisee.bookstore.entities.OrderEntity;
import org.rubisee.bookstore.entities.OrderLineEntity;
import org.rubisee.bookstore.entities.PaymentEntity;

/** The local homes of the entity beans, in the environment of a façade. */
record Homes(EnvironmentBeans beans) {
  CountryEntity.Home countries() {
    return beans.find("Country", CountryEntity.Home.class);
  }

  AddressEntity.Home addresses() {
    return beans.find("Address", AddressEntity.Home.class);
  }

  CustomerEntity.Home customers() {
    return beans.find("Customer", CustomerEntity.Home.class);
  }

  AuthorEntity.Home authors() {
    return beans.find("Author", AuthorEntity.Home.class);
  }

  BookEntity.Home books() {
    return beans.find("Book", BookEntity.Home.class);
  }

  OrderEntity.Home orders() {
    return beans.find("Order", OrderEntity.Home.class);
  }

  OrderLineEntity.Home orderLines() {
    return beans.find("OrderLine", OrderLineEntity.Home.class);
  }

  PaymentEntity.Home payments() {
    return beans.find("Payment", PaymentEntity.Home.class);
  }

  CartEntity.Home carts() {
    return beans.find("Cart", CartEntity.Home.class);
  }

  CartLineEntity.Home cartLines() {
    return beans.find("CartLine", CartLineEntity.Home.class);
  }
}
