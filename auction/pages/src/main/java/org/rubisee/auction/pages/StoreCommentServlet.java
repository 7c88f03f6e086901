package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.NewComment;
import org.rubisee.pages.BadParameterException;
import org.rubisee.pages.Field;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.TicketSubject;
import org.rubisee.pages.Tickets;

/** Leaves a comment. */
final class StoreCommentServlet extends AuctionServlet {

  /** A servlet of this site. */
  StoreCommentServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected boolean isWrite() {
    return true;
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(CommentFields.of(parameters));
  }

  @Override
  protected Optional<Field> longText() {
    return Optional.of(AuctionField.COMMENT);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int toUserId = parameters.id("to");
    int itemId = parameters.id("itemId");
    int rating = rating(parameters);
    String text = parameters.text("comment", AuctionRules.MAX_TEXT);
    TicketSubject subject = Subjects.comment(itemId, toUserId);
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
