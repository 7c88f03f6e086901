package org.rubisee.auction.pages;

import java.util.List;
import org.rubisee.model.AuctionRules;
import org.rubisee.model.CommentDetails;
import org.rubisee.model.UserDetails;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Html;
import org.rubisee.pages.Shortened;

/** Writes what the site says of a user. */
final class UserView {
  private UserView() {}

  /** Writes what everybody may know: neither the full name nor the e-mail address. */
  static void writePublic(Html html, UserDetails user) {
    writeStanding(html.raw("<table class=facts>"), user);
  }

  /** Writes all that the user entered, for the user alone. */
  static void writePrivate(Html html, UserDetails user) {
    html.raw("<table class=facts><tr><th scope=row>Name<td>").text(user.firstname()).raw(" ");
    html.text(user.lastname()).raw("<tr><th scope=row>E-mail<td>").text(user.email());
    writeStanding(html, user);
  }

  private static void writeStanding(Html html, UserDetails user) {
    html.raw("<tr><th scope=row>Rating<td>").number(user.rating());
    html.raw("<tr><th scope=row>Member since<td>").time(user.creationDate()).raw("</table>");
  }

  /**
   * Writes what others say.
   *
   * @param heading what stands above it
   * @param excerpt which part of it
   */
  static void writeComments(
      Html html, String heading, List<CommentDetails> comments, Excerpt excerpt) {
    html.raw("<h2>").raw(heading);
    Shortened.count(html, comments, AuctionRules.MAX_COMMENTS, excerpt.skip());
    html.raw("</h2>");
    if (comments.isEmpty()) {
      html.raw("<p>No comments yet.</p>");
      return;
    }
    for (CommentDetails comment : Shortened.shown(comments, AuctionRules.MAX_COMMENTS)) {
      html.raw("<div class=comment><p>").raw(Rating.word(comment.rating())).raw(" (");
      html.number(comment.rating()).raw(") by ");
      Links.user(html, comment.fromUserId(), comment.fromNickname()).raw(", ");
      html.time(comment.date()).raw("</p><p class=text>").text(comment.text());
      html.raw("</p></div>\n");
    }
    Shortened.note(html, comments, AuctionRules.MAX_COMMENTS, excerpt, "ViewUserInfo");
  }
}
