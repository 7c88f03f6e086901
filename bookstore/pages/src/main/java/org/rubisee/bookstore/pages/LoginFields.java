package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;

/**
 * User name and password, for a script that wants to know who asks.
 *
 * @param script where they are sent
 * @param section the part of the site that it belongs to
 * @param visit who asks
 */
record LoginFields(String script, Section section, Visit visit) implements FormFields {
  /** Says to {@code BuyRequest} that the customer has bought here before. */
  static final String RETURNING = "returning";

  /** What a visitor can enter. */
  private static final String NOTE =
      "The customers of this shop are invented. Log in as OG with password og, AL with al, RI with"
          + " ri, and so on.";

  /** The login before buying. */
  static LoginFields toBuy(Visit visit) {
    return new LoginFields("BuyRequest", Section.NONE, visit);
  }

  /** The login before looking at an order. */
  static LoginFields toOrders(Visit visit) {
    return new LoginFields("OrderDisplay", Sections.ORDERS, visit);
  }

  @Override
  public List<Field> fields() {
    return List.of(BookstoreField.USER_NAME, BookstoreField.PASSWORD);
  }

  @Override
  public String carriedParameters() {
    return visit.query();
  }

  @Override
  public void write(Form form) {
    write(form, "");
  }

  /**
   * Writes the form.
   *
   * @param userName what it begins with
   */
  void write(Form form, String userName) {
    visit
        .hide(form.begin(script))
        .hidden(RETURNING, 1)
        .note(NOTE)
        .line(BookstoreField.USER_NAME, "required maxlength=20 autocomplete=username", userName)
        .line(
            BookstoreField.PASSWORD,
            "type=password required maxlength=64 autocomplete=current-password")
        .end("Log in");
  }
}
