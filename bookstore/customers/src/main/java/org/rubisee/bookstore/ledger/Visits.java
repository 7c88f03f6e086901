package org.rubisee.bookstore.ledger;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Visit;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.Interaction;
import org.rubisee.logic.Credentials;

/** Requests of the bookstore. */
final class Visits {

  /** The parameter with the number of a customer. */
  static final String CUSTOMER = "customer";

  /** The parameter with the number of a book. */
  static final String BOOK = "book";

  private static final Application BOOKSTORE = Applications.named("bookstore");

  private Visits() {}

  /** A page without parameters. */
  static Visit get(Interaction interaction) {
    return Visit.get(BOOKSTORE.interactions().get(interaction.ordinal()));
  }

  /** A form without fields yet. */
  static Visit post(Interaction interaction) {
    return Visit.post(BOOKSTORE.interactions().get(interaction.ordinal()));
  }

  /** The fields by which a customer of the data logs in. */
  static Map<String, String> login(int customer) {
    Credentials credentials = BookstoreRules.credentials(customer);
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put("returning", "1");
    fields.put("userName", credentials.nickname());
    fields.put("password", credentials.password());
    return fields;
  }
}
