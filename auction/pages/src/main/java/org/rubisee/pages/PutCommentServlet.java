package org.rubisee.pages;

import java.util.Optional;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.CommentForm;

/** Logs an author in and shows the form for a comment. */
final class PutCommentServlet extends InteractionServlet {

  /** A servlet of this site. */
  PutCommentServlet(Site site) {
    super(site);
  }

  @Override
  Optional<FormFields> form(Parameters parameters) {
    return Optional.of(LoginFields.comment(parameters.id("to"), parameters.id("itemId")));
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int toUserId = parameters.id("to");
    int itemId = parameters.id("itemId");
    Credentials author = parameters.credentials();
    CommentForm form = call(() -> useCases().putComment().putComment(author, toUserId, itemId));
    TicketSubject subject = TicketSubject.comment(itemId, toUserId);
    return new PutCommentPage(form, site().tickets().issue(form.fromUserId(), subject));
  }
}
