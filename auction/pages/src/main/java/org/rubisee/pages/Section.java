package org.rubisee.pages;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The parts of the site that the navigation of every page leads to. */
enum Section {
  /** No part: the home page, and pages that several parts lead to. */
  NONE("", ""),
  BROWSE("browse.html", "Browse"),
  SELL("sell.html", "Sell"),
  ABOUT_ME("about_me.html", "About me"),
  REGISTER("register.html", "Register");

  private final String file;
  private final String label;

  Section(String file, String label) {
    this.file = file;
    this.label = label;
  }

  /** The links of the navigation on the page where this section begins. */
  String linksOfEntry() {
    return Links.ENTRY[ordinal()];
  }

  /** The links of the navigation on a page within this section. */
  String linksWithin() {
    return Links.WITHIN[ordinal()];
  }

  private String link(Section current, String attribute) {
    return "<a href=" + file + (this == current ? attribute : "") + ">" + label + "</a>";
  }

  /** Markup by section; made once, since every page has it. */
  private static final class Links {
    private static final String[] ENTRY = all(" aria-current=page");
    private static final String[] WITHIN = all(" aria-current=true");

    private static String[] all(String attribute) {
      return Arrays.stream(values())
          .map(current -> links(current, attribute))
          .toArray(String[]::new);
    }

    private static String links(Section current, String attribute) {
      return Arrays.stream(values())
          .filter(section -> section != NONE)
          .map(section -> section.link(current, attribute))
          .collect(Collectors.joining());
    }
  }
}
