package org.rubisee.auction.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.CommentForm;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;
import org.rubisee.pages.TicketSubject;

/** Logs an author in and shows the form for a comment. */
final class PutCommentServlet extends AuctionServlet {

  /** A servlet of this site. */
  PutCommentServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.comment(parameters.id("to"), parameters.id("itemId")));
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    int toUserId = parameters.id("to");
    int itemId = parameters.id("itemId");
    Credentials author = parameters.credentials();
    CommentForm form = call(() -> useCases().putComment().putComment(author, toUserId, itemId));
    TicketSubject subject = Subjects.comment(itemId, toUserId);
    return new PutCommentPage(form, site().tickets().issue(form.fromUserId(), subject));
  }
}
