package org.rubisee.auction.pages;

import java.util.ArrayList;
import java.util.List;

/** One small picture per category: a glyph of its own on a colour of its own. */
final class CategoryImages {
  /** What the names of their files begin with. */
  static final String SERIES = "category-";

  /** How many there are; categories beyond begin again with the first. */
  static final int COUNT = 40;

  /** Steps around the colour wheel that keep neighbours apart. */
  private static final int HUE_STEP_DEGREES = 137;

  private CategoryImages() {}

  /** The number of a category's picture, 1 to {@link #COUNT}. */
  static int imageOf(int categoryId) {
    return Math.floorMod(categoryId - 1, COUNT) + 1;
  }

  /**
   * The pictures, in the order of their numbers.
   *
   * @param icons {@link #COUNT} lines: what it shows, a tab, an SVG path in a square of 24
   */
  static List<String> all(String icons) {
    List<String> images = new ArrayList<>();
    for (String line : icons.lines().toList()) {
      int hue = images.size() * HUE_STEP_DEGREES % 360;
      images.add(svg(line.split("\t")[1], hue));
    }
    return images;
  }

  private static String svg(String path, int hue) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"
        + "<rect width=\"24\" height=\"24\" rx=\"5\" fill=\"hsl("
        + hue
        + ",42%,44%)\"/><path d=\""
        + path
        + "\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1.5\" stroke-linecap=\"round\""
        + " stroke-linejoin=\"round\"/></svg>\n";
  }
}
