package org.rubisee.auction.pages;

import java.util.List;
import java.util.OptionalInt;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;

/**
 * Nickname and password, for a script that wants to know who asks.
 *
 * @param script where they are sent
 * @param section the part of the site that it belongs to
 * @param to the addressee of a comment, if it is about one
 * @param itemId the item, if it is about one
 */
record LoginFields(String script, Section section, OptionalInt to, OptionalInt itemId)
    implements FormFields {

  /** What a visitor can enter. */
  private static final String NOTE =
      "This site is set in 2002, and its users are invented. Log in as user1 with password1, user2"
          + " with password2, and so on.";

  /** A login that is about nothing else. */
  static LoginFields of(String script, Section section) {
    return new LoginFields(script, section, OptionalInt.empty(), OptionalInt.empty());
  }

  /** A login that is about an item. */
  static LoginFields of(String script, int itemId) {
    return new LoginFields(script, Section.NONE, OptionalInt.empty(), OptionalInt.of(itemId));
  }

  /** The login before a comment. */
  static LoginFields comment(int to, int itemId) {
    return new LoginFields("PutComment", Section.NONE, OptionalInt.of(to), OptionalInt.of(itemId));
  }

  @Override
  public List<Field> fields() {
    return List.of(AuctionField.NICKNAME, AuctionField.PASSWORD);
  }

  @Override
  public void write(Form form) {
    form.begin(script);
    to.ifPresent(id -> form.hidden("to", id));
    itemId.ifPresent(id -> form.hidden("itemId", id));
    form.note(NOTE)
        .line(AuctionField.NICKNAME, "required maxlength=20 autocomplete=username")
        .line(
            AuctionField.PASSWORD,
            "type=password required maxlength=64 autocomplete=current-password")
        .end("Log in");
  }
}
