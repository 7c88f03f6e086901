package org.rubisee.application;

import java.util.Map;

/** A client who asks a site for the pages of a ledger, one at a time. */
public interface Visitor {

  /**
   * A page.
   *
   * @throws RuntimeException if the page is not what it should be; the message says more
   */
  String visit(Visit visit);

  /**
   * The hidden fields of the form that a page carries.
   *
   * @throws RuntimeException if there are none, or the page is not what it should be
   */
  Map<String, String> form(Visit visit);
}
