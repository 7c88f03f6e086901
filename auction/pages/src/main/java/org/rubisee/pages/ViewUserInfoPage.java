package org.rubisee.pages;

import org.rubisee.model.UserInfo;

/**
 * A user and the comments received.
 *
 * @param info the user and the comments
 */
record ViewUserInfoPage(UserInfo info) implements Page {

  @Override
  public String title() {
    return info.user().nickname();
  }

  @Override
  public void writeBody(Html html) {
    UserView.writePublic(html, info.user());
    html.raw("<h2>Comments</h2>");
    UserView.writeComments(html, info.comments());
  }
}
