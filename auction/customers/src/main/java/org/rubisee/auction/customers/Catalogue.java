package org.rubisee.auction.customers;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.emulator.customer.Surroundings;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.emulator.site.Target;
import org.rubisee.model.Interaction;

/**
 * The categories and regions of a site.
 *
 * @param categories at least one
 * @param regions at least one
 */
record Catalogue(List<Category> categories, List<Region> regions) {

  private static final Pattern CATEGORY_LINK =
      Pattern.compile(
          "SearchItemsByCategory(?:\\.php)?\\?category=(\\d+)&(?:amp;)?categoryName=([^\"&> ]*)");
  private static final Pattern REGION_LINK =
      Pattern.compile("BrowseCategories(?:\\.php)?\\?region=([^\"&> ]+)\"?[^>]*>([^<]*)");
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /**
   * A category.
   *
   * @param id its number
   * @param name URL-encoded
   */
  record Category(int id, String name) {}

  /**
   * A region.
   *
   * @param link how the site's links name it, URL-encoded: its name, or its number where the site
   *     is the PHP version of RUBiS 1.4.3
   * @param name URL-encoded; a new user's form sends it
   */
  record Region(String link, String name) {

    private static Region of(String link, String text) {
      boolean isNumbered = NUMBER.matcher(link).matches();
      return new Region(link, isNumbered ? encoded(text.strip()) : link);
    }
  }

  private static String encoded(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8);
  }

  Catalogue {
    if (categories.isEmpty() || regions.isEmpty()) {
      throw new IllegalArgumentException(
          "The site lists "
              + categories.size()
              + " categories and "
              + regions.size()
              + " regions; it needs data. If it has some, give their number by --categories and"
              + " --regions.");
    }
  }

  /**
   * The catalogue of a site: asked from it, unless the target gives both numbers.
   *
   * @throws IOException if the site does not answer with these pages; the message says what to do
   */
  static Catalogue of(Surroundings site, SiteReader reader) throws IOException {
    Target target = site.target();
    if (target.categories() > 0 && target.regions() > 0) {
      return numbered(target.categories(), target.regions(), 1);
    }
    List<String> pages =
        reader.read(
            site.paths().plain(Interaction.BROWSE_CATEGORIES.ordinal()).path(),
            site.paths().plain(Interaction.BROWSE_REGIONS.ordinal()).path());
    try {
      return ofPages(pages.get(0), pages.get(1));
    } catch (IllegalArgumentException e) {
      throw new IOException(target.url() + ": " + e.getMessage(), e);
    }
  }

  /** Categories and regions known by their number only, from {@code firstId}. */
  static Catalogue numbered(int categories, int regions, int firstId) {
    List<Category> names = new ArrayList<>();
    for (int i = 0; i < categories; i++) {
      names.add(new Category(firstId + i, "Category+" + (firstId + i)));
    }
    List<Region> places = new ArrayList<>();
    for (int i = 0; i < regions; i++) {
      String name = encoded("Region " + (firstId + i));
      places.add(new Region(name, name));
    }
    return new Catalogue(names, places);
  }

  /** What the pages BrowseCategories and BrowseRegions link to. */
  static Catalogue ofPages(String browseCategories, String browseRegions) {
    Map<Integer, Category> categories = new LinkedHashMap<>();
    Matcher link = CATEGORY_LINK.matcher(browseCategories);
    while (link.find()) {
      Category category = new Category(Integer.parseInt(link.group(1)), link.group(2));
      categories.putIfAbsent(category.id(), category);
    }
    Set<Region> regions = new LinkedHashSet<>();
    Matcher region = REGION_LINK.matcher(browseRegions);
    while (region.find()) {
      regions.add(Region.of(region.group(1), region.group(2)));
    }
    return new Catalogue(List.copyOf(categories.values()), List.copyOf(regions));
  }
}
