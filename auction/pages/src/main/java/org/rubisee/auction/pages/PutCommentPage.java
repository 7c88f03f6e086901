package org.rubisee.auction.pages;

import org.rubisee.model.CommentForm;
import org.rubisee.pages.Form;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;

/**
 * The form for a comment.
 *
 * @param choice who comments on whom, and about what
 * @param ticket allows the comment
 */
record PutCommentPage(CommentForm choice, String ticket) implements Page {

  @Override
  public String title() {
    return "Comment on " + choice.toNickname();
  }

  @Override
  public void writeBody(Html html) {
    html.raw("<p>How was your experience with ");
    Links.user(html, choice.toUserId(), choice.toNickname()).raw(" and ");
    Links.item(html, choice.itemId(), choice.itemName()).raw("?</p>");
    new CommentFields(ticket, choice.toUserId(), choice.fromUserId(), choice.itemId())
        .write(new Form(html));
  }
}
