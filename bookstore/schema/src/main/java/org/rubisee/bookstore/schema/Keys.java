package org.rubisee.bookstore.schema;

import org.rubisee.schema.Key;

/** What identifies the rows of each table, alone or with another column. */
final class Keys {

  static final Key COUNTRY = new Key("country", "co_id");
  static final Key ADDRESS = new Key("address", "addr_id");
  static final Key CUSTOMER = new Key("customer", "c_id");
  static final Key AUTHOR = new Key("author", "a_id");
  static final Key ITEM = new Key("item", "i_id");
  static final Key ORDER = new Key("orders", "o_id");
  static final Key ORDER_LINE = new Key("order_line", "ol_o_id");
  static final Key PAYMENT = new Key("cc_xacts", "cx_o_id");
  static final Key CART = new Key("shopping_cart", "sc_id");
  static final Key CART_LINE = new Key("shopping_cart_line", "scl_sc_id");

  private Keys() {}
}
