package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.model.AuctionRules;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Parameters;

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
  public List<Field> fields() {
    return List.of(AuctionField.RATING, AuctionField.COMMENT);
  }

  @Override
  public void write(Form form) {
    form.begin("StoreComment")
        .ticket(ticket)
        .hidden("to", to)
        .hidden("from", from)
        .hidden("itemId", itemId)
        .choice(AuctionField.RATING, ">");
    for (int rating : AuctionRules.RATINGS) {
      form.option(AuctionField.RATING, rating, rating == 0)
          .raw(Rating.word(rating))
          .raw(" (")
          .number(rating)
          .raw(")");
    }
    form.endChoice(AuctionField.RATING)
        .text(AuctionField.COMMENT, 6, AuctionRules.MAX_TEXT, true)
        .end("Send comment");
  }
}
