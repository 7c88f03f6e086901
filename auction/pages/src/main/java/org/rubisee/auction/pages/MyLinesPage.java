package org.rubisee.auction.pages;

import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/**
 * A further part of one of the lists about oneself.
 *
 * @param list which list
 * @param lines the part
 * @param view how lists are shown
 */
record MyLinesPage(MyList list, MyLines lines, MyListsView view) implements Page {

  @Override
  public String title() {
    return "More about me";
  }

  @Override
  public Section section() {
    return Sections.ABOUT_ME;
  }

  @Override
  public void writeBody(Html html) {
    view.write(html, list, lines);
  }
}
