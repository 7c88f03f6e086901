package org.rubisee.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.UserInfo;

/** Shows a user and what others say about that user. */
final class ViewUserInfoServlet extends InteractionServlet {

  /** A servlet of this site. */
  ViewUserInfoServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    Excerpt excerpt = Excerpt.of(parameters, "userId");
    return new ViewUserInfoPage(call(() -> info(excerpt)), excerpt);
  }

  private UserInfo info(Excerpt excerpt) throws RejectedException {
    return excerpt.skip() == 0
        ? useCases().viewUserInfo().viewUserInfo(excerpt.subject())
        : useCases().viewUserInfo().earlierComments(excerpt.subject(), excerpt.skip());
  }
}
