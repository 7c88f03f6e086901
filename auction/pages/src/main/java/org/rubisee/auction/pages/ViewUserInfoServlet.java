package org.rubisee.auction.pages;

import org.rubisee.logic.RejectedException;
import org.rubisee.model.UserInfo;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Page;
import org.rubisee.pages.Parameters;

/** Shows a user and what others say about that user. */
final class ViewUserInfoServlet extends AuctionServlet {

  /** A servlet of this site. */
  ViewUserInfoServlet(AuctionSite site) {
    super(site);
  }

  @Override
  protected Page answer(Parameters parameters) throws RejectedException {
    Excerpt excerpt = Excerpt.of(parameters, "userId");
    return new ViewUserInfoPage(call(() -> info(excerpt)), excerpt);
  }

  private UserInfo info(Excerpt excerpt) throws RejectedException {
    return excerpt.skip() == 0
        ? useCases().viewUserInfo().viewUserInfo(excerpt.subject())
        : useCases().viewUserInfo().earlierComments(excerpt.subject(), excerpt.skip());
  }
}
