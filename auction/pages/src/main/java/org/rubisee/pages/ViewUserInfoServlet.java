package org.rubisee.pages;

import org.rubisee.model.RejectedException;

/** Shows a user and what others say about that user. */
final class ViewUserInfoServlet extends InteractionServlet {

  /** A servlet of this site. */
  ViewUserInfoServlet(Site site) {
    super(site);
  }

  @Override
  Page answer(Parameters parameters) throws RejectedException {
    int userId = parameters.id("userId");
    return new ViewUserInfoPage(call(() -> useCases().viewUserInfo().viewUserInfo(userId)));
  }
}
