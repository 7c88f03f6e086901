package org.rubisee.contract.site;

import java.net.URI;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.TestData;

/**
 * Sites that run already.
 *
 * @param sites where the pages of each begin, ending with a slash; another kind cannot be had
 * @param database the database behind all of them, freshly loaded
 * @param data what was loaded into it
 */
record RunningSiteSource(Map<SiteVariant, URI> sites, Database database, TestData data)
    implements SiteSource {

  private static final String SITE = "rubis.contract.site";

  /** Copies the map. */
  RunningSiteSource {
    sites = Map.copyOf(sites);
  }

  /**
   * The sites that system properties name: {@code rubis.contract.site} the standard one, {@code
   * rubis.contract.site.three-days-later} and so on the others, and {@code rubis.contract.jdbc-url}
   * their database.
   *
   * @param data what is in the database
   * @return empty when no standard site is named
   */
  static Optional<RunningSiteSource> configured(TestData data) {
    Map<SiteVariant, URI> sites = new EnumMap<>(SiteVariant.class);
    for (SiteVariant variant : SiteVariant.values()) {
      String site = System.getProperty(property(variant), "");
      if (!site.isEmpty()) {
        sites.put(variant, URI.create(site.endsWith("/") ? site : site + "/"));
      }
    }
    return sites.containsKey(SiteVariant.STANDARD)
        ? Optional.of(
            new RunningSiteSource(
                sites, new Database(System.getProperty("rubis.contract.jdbc-url", "")), data))
        : Optional.empty();
  }

  private static String property(SiteVariant variant) {
    return variant == SiteVariant.STANDARD
        ? SITE
        : SITE + "." + variant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public boolean canBe(SiteVariant variant) {
    return sites.containsKey(variant);
  }

  @Override
  public SiteUnderTest start(SiteVariant variant) {
    return new RunningSite(sites.get(variant));
  }

  /** The sites run on. */
  @Override
  public void close() {
    // Nothing was started.
  }
}
