package org.rubisee.auction.pages;

import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * The login before a comment.
 *
 * @param toUserId whom it is for
 * @param itemId what it is about
 */
record PutCommentAuthPage(int toUserId, int itemId) implements Page {

  @Override
  public String title() {
    return "Log in to comment";
  }

  @Override
  public void writeBody(Html html) {
    LoginFields.comment(toUserId, itemId).write(new Form(html));
  }
}
