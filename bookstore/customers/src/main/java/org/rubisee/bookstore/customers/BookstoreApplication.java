package org.rubisee.bookstore.customers;

import org.rubisee.application.Application;
import org.rubisee.application.ApplicationProvider;

/**
 * Shows the bookstore to those who measure it: its description is {@code
 * bookstore/application.properties}.
 */
public final class BookstoreApplication implements ApplicationProvider {

  private static final Application BOOKSTORE =
      Application.describedBy(
          "bookstore/application.properties", BookstoreApplication.class.getClassLoader());

  @Override
  public Application application() {
    return BOOKSTORE;
  }
}
