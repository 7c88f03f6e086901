package org.rubisee.pages;

import org.rubisee.model.MyLines;
import org.rubisee.model.MyList;

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
    return Section.ABOUT_ME;
  }

  @Override
  public void writeBody(Html html) {
    view.write(html, list, lines);
  }
}
