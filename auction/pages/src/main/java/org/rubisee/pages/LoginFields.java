package org.rubisee.pages;

import java.util.OptionalInt;
import java.util.Set;

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
  public Set<Field> fields() {
    return Set.of(Field.NICKNAME, Field.PASSWORD);
  }

  @Override
  public void write(Form form) {
    form.begin(script);
    to.ifPresent(id -> form.hidden("to", id));
    itemId.ifPresent(id -> form.hidden("itemId", id));
    form.login().end("Log in");
  }
}
