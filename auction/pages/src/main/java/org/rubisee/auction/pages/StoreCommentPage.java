package org.rubisee.auction.pages;

import org.rubisee.model.NewComment;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * Confirms a comment.
 *
 * @param comment what was said
 */
record StoreCommentPage(NewComment comment) implements Page {

  @Override
  public String title() {
    return "Thank you for your comment";
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p class=good role=status>Your rating: ").raw(Rating.word(comment.rating()));
    html.raw(".</p><p>");
    Links.user(html, comment.toUserId(), "See all comments").raw(" ");
    html.raw("<a href=browse.html>Browse items</a></p>");
  }
}
