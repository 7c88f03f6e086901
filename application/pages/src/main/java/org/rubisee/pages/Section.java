package org.rubisee.pages;

/**
 * A part of the site that the navigation of every page leads to.
 *
 * @param file where it begins
 * @param label what its link says; ASCII
 */
public record Section(String file, String label) {

  /** No part: the home page, and pages that several parts lead to. */
  public static final Section NONE = new Section("", "");
}
