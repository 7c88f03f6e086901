package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import java.util.List;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyList;
import org.rubisee.model.Notice;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * All that a user does on the site.
 *
 * @param activity what the user does
 * @param notices what the user is told, the newest first
 * @param ticket allows to read on in lists that are cut; empty if none is
 * @param now business time
 */
record AboutMePage(MyActivity activity, List<Notice> notices, String ticket, LocalDateTime now)
    implements Page {

  @Override
  public String title() {
    return "About " + activity.user().nickname();
  }

  @Override
  public Section section() {
    return Sections.ABOUT_ME;
  }

  @Override
  public void writeBody(Html html) {
    UserView.writePrivate(html, activity.user());
    writeNotices(html);
    MyListsView lists = new MyListsView(now, ticket, 0);
    lists.writeBids(html, activity.bids());
    lists.writeSales(html, MyList.SELLING, activity.selling());
    lists.writeSales(html, MyList.SOLD, activity.sold());
    lists.writeWins(html, activity.won());
    lists.writePurchases(html, activity.bought());
    UserView.writeComments(
        html, "Comments about me", activity.comments(), new Excerpt(activity.user().id(), 0));
  }

  /** Without links: pages of all implementations lead on to the same pages. */
  private void writeNotices(Html html) {
    if (notices.isEmpty()) {
      return;
    }
    html.raw("<section id=notices><h2>Notices</h2><ul>\n");
    for (Notice notice : notices) {
      html.raw("<li>").raw(notice.kind().words()).raw(" ").text(notice.itemName()).raw(", ");
      html.time(notice.date()).raw("\n");
    }
    html.raw("</ul></section>");
  }
}
