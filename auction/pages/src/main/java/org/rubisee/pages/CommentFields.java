package org.rubisee.pages;

import java.util.EnumSet;
import java.util.Set;
import org.rubisee.model.AuctionRules;

/**
 * What the author of a comment enters.
 *
 * @param ticket allows the comment, once
 * @param to whom it is for
 * @param from who writes
 * @param itemId what it is about
 */
record CommentFields(String ticket, int to, int from, int itemId) implements FormFields {

  /** The fields of a form that comes back. */
  static CommentFields of(Parameters parameters) {
    return new CommentFields(
        parameters.ticket(), parameters.id("to"), parameters.id("from"), parameters.id("itemId"));
  }

  @Override
  public Set<Field> fields() {
    return EnumSet.of(Field.RATING, Field.COMMENT);
  }

  @Override
  public void write(Form form) {
    form.begin("StoreComment")
        .ticket(ticket)
        .hidden("to", to)
        .hidden("from", from)
        .hidden("itemId", itemId)
        .choice(Field.RATING, ">");
    for (int rating : AuctionRules.RATINGS) {
      form.option(Field.RATING, rating, rating == 0)
          .raw(Rating.word(rating))
          .raw(" (")
          .number(rating)
          .raw(")");
    }
    form.endChoice(Field.RATING)
        .text(Field.COMMENT, 6, AuctionRules.MAX_TEXT, true)
        .end("Send comment");
  }
}
