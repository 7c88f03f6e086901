package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewComment;

/** Leaves a comment. */
final class StoreCommentServlet extends InteractionServlet {

  /** A servlet of this site. */
  StoreCommentServlet(Site site) {
    super(site);
  }

  @Override
  boolean isWrite() {
    return true;
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(CommentFields.of(parameters));
  }

  @Override
  Optional<Field> longText() {
    return Optional.of(Field.COMMENT);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int toUserId = parameters.id("to");
    int itemId = parameters.id("itemId");
    int rating = rating(parameters);
    String text = parameters.text("comment", AuctionRules.MAX_TEXT);
    TicketSubject subject = TicketSubject.comment(itemId, toUserId);
    Tickets.Ticket ticket = site().writer(parameters, subject, "from");
    NewComment comment =
        new NewComment(ticket.userId(), toUserId, itemId, rating, text, ticket.nonce());
    site().retry().run(() -> useCases().storeComment().storeComment(comment));
    return new StoreCommentPage(comment);
  }

  private static int rating(Parameters parameters) {
    int rating = parameters.number("rating", Integer.MIN_VALUE, Integer.MAX_VALUE);
    if (!AuctionRules.isRating(rating)) {
      throw new BadParameterException("rating", "one of " + AuctionRules.RATINGS);
    }
    return rating;
  }
}
