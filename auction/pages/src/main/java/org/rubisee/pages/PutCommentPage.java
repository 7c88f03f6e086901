package org.rubisee.pages;

import org.rubisee.model.AuctionRules;
import org.rubisee.model.CommentForm;

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
    Form.begin(html, "StoreComment");
    Form.ticket(html, ticket);
    Form.hidden(html, "to", choice.toUserId());
    Form.hidden(html, "from", choice.fromUserId());
    Form.hidden(html, "itemId", choice.itemId());
    writeRatings(html);
    html.raw("<label>Your comment<textarea name=comment rows=6 required maxlength=");
    html.number(AuctionRules.MAX_TEXT).raw("></textarea></label>");
    Form.end(html, "Send comment");
  }

  private static void writeRatings(Html html) {
    html.raw("<label>Rating<select name=rating>");
    for (int rating : AuctionRules.RATINGS) {
      html.raw("<option value=").number(rating).raw(rating == 0 ? " selected>" : ">");
      html.raw(Rating.word(rating)).raw(" (").number(rating).raw(")");
    }
    html.raw("</select></label>");
  }
}
