package org.rubisee.auction.pages;

import org.rubisee.model.UserInfo;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * A user and the comments received.
 *
 * @param info the user and the comments
 * @param excerpt which part of the comments
 */
record ViewUserInfoPage(UserInfo info, Excerpt excerpt) implements Page {

  @Override
  public String title() {
    return info.user().nickname();
  }

  @Override
  public void writeBody(Html html) {
    UserView.writePublic(html, info.user());
    UserView.writeComments(html, "Comments", info.comments(), excerpt);
  }
}
