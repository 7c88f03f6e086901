package org.rubisee.auction.pages;

import java.time.LocalDateTime;
import org.rubisee.model.MyActivity;
import org.rubisee.model.MyList;
import org.rubisee.pages.Excerpt;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * All that a user does on the site.
 *
 * @param activity what the user does
 * @param ticket allows to read on in lists that are cut; empty if none is
 * @param now business time
 */
record AboutMePage(MyActivity activity, String ticket, LocalDateTime now) implements Page {

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
    MyListsView lists = new MyListsView(now, ticket, 0);
    lists.writeBids(html, activity.bids());
    lists.writeSales(html, MyList.SELLING, activity.selling());
    lists.writeSales(html, MyList.SOLD, activity.sold());
    lists.writeWins(html, activity.won());
    lists.writePurchases(html, activity.bought());
    UserView.writeComments(
        html, "Comments about me", activity.comments(), new Excerpt(activity.user().id(), 0));
  }
}
