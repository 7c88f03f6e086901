package org.rubisee.emulator.site;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The site that is driven.
 *
 * @param url scheme, host, port and path of the site, for example {@code
 *     http://localhost:8080/servlets-only}
 * @param site what kind of site it is
 * @param users how many users the site was loaded with; customers log in as one of them
 * @param categories how many categories it has; 0: asked from the site before the run
 * @param regions how many regions it has; 0: asked from the site before the run
 * @param items how many items for sale it was loaded with, numbered from 1; 0: not known, which the
 *     mixes of operations do not allow
 */
public record Target(String url, Site site, int users, int categories, int regions, int items) {

  public Target {
    if (users < 1 || categories < 0 || regions < 0 || items < 0) {
      throw new IllegalArgumentException(
          "A site has users >= 1, categories >= 0, regions >= 0 and items >= 0; got "
              + users
              + ", "
              + categories
              + ", "
              + regions
              + ", "
              + items);
    }
  }

  /** One of this project's sites, whose categories and regions are asked from it. */
  public static Target of(String url, int users) {
    return new Target(url, Site.RUBIS_EE, users, 0, 0, 0);
  }

  /** The same with so many items for sale. */
  public Target withItems(int count) {
    return new Target(url, site, users, categories, regions, count);
  }

  /** The options of the command line that say the same, without dashes, and their values. */
  public Map<String, Object> asMap() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("url", url);
    options.put("site-kind", site);
    options.put("users", users);
    options.put("categories", categories);
    options.put("regions", regions);
    options.put("items", items);
    return options;
  }

  public Population population() {
    return new Population(users, items);
  }
}
