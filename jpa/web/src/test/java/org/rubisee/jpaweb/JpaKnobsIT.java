package org.rubisee.jpaweb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.golden.ScriptedRecord;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.site.LocalSite;

/**
 * What the second-level cache of each persistence provider does, seen by the database behind real
 * servers.
 */
class JpaKnobsIT extends SiteRigTest {

  private static final List<String> UNCHANGING =
      List.of("BrowseCategories", "BrowseRegions", "BrowseCategories?region=AZ--Phoenix");

  private static final String ITEM = "ViewItem?itemId=7";

  @Test
  void theSecondLevelCacheAnswersForCategoriesAndRegionsOnly() {
    assertKeepsCategoriesAndRegionsOnly("hibernate");
  }

  @Tag("long")
  @Test
  void eclipseLinkKeepsCategoriesAndRegionsOnly() {
    assertKeepsCategoriesAndRegionsOnly("eclipselink");
  }

  @Test
  void withoutItTheDatabaseIsAskedForEachPage() {
    assertKeepsNothing("hibernate");
  }

  @Tag("long")
  @Test
  void eclipseLinkKeepsNothingUnlessItIsTold() {
    assertKeepsNothing("eclipselink");
  }

  private static void assertKeepsCategoriesAndRegionsOnly(String provider) {
    try (LocalSite site = start(provider, "on")) {
      ScriptedRecord.assertLeft(rig(), site);
      assertThat(statements(site, ITEM)).isPositive();
      assertThat(UNCHANGING).allSatisfy(page -> assertThat(statements(site, page)).isZero());
    }
  }

  private static void assertKeepsNothing(String provider) {
    try (LocalSite site = start(provider, "off")) {
      assertThat(UNCHANGING).map(page -> statements(site, page)).containsExactly(1L, 1L, 2L);
    }
  }

  /** How many statements a page takes that was opened before. */
  private static long statements(LocalSite site, String page) {
    rig().page(site, page);
    return rig().executionsOf(() -> rig().page(site, page));
  }

  private static LocalSite start(String provider, String cache) {
    String knobs =
        String.format(
            Locale.ROOT,
            "placement=co-located@persistence-provider=%s@second-level-cache=%s",
            provider,
            cache);
    return rig().site(rig().options(provider + "-" + cache, rig().knobs(knobs)));
  }
}
