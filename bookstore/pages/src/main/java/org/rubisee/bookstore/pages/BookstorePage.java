package org.rubisee.bookstore.pages;

import org.rubisee.pages.Page;

/** A page of the bookstore, whose links go on with a visit. */
interface BookstorePage extends Page {
  /** Who looks at it. */
  Visit visit();

  @Override
  default String carriedParameters() {
    return visit().query();
  }
}
