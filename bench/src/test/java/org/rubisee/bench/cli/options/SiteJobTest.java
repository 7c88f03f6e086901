package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knobs;

class SiteJobTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final String SECONDS = "rubis.site.closing-seconds";
  private static final String RELISTING = "rubis.site.relisting";

  @Test
  void closesAuctionsAndSellsTheirItemsAgainOnASiteForPeople() {
    SiteRecipe served = SiteJob.on(recipe(Map.of()), site(Map.of()));

    assertThat(served.siteSettings()).containsEntry(SECONDS, "60").containsEntry(RELISTING, "true");
    assertThat(SiteJob.inWords(served)).contains("every 60 s");
  }

  @Test
  void leavesWhatTheUserSet() {
    SiteRecipe served = SiteJob.on(recipe(Map.of(SECONDS, "0")), site(Map.of()));

    assertThat(served.siteSettings()).containsEntry(SECONDS, "0");
    assertThat(SiteJob.inWords(served)).isEmpty();
  }

  @Test
  void closesNothingWhereAContainerGoesOnShowingItAsOpen() {
    for (Map<String, String> knobs :
        List.of(
            Map.of("commit-option", "A"),
            Map.of("commit-option", "D"),
            Map.of("read-only", "Item"))) {
      assertThat(SiteJob.on(recipe(Map.of()), site(knobs)).siteSettings())
          .as("%s", knobs)
          .isEmpty();
    }
  }

  @Test
  void closesNothingInGlassFishWhoseBeansAreFoundInRequestsOnly() {
    Map<String, String> glassFish =
        Map.of(
            "server", "glassfish",
            "placement", "co-located",
            "call-passing", "reference");

    assertThat(SiteJob.on(recipe(Map.of()), site(glassFish)).siteSettings()).isEmpty();
  }

  @Test
  void closesNothingInPhpWhichDoesNothingBetweenRequests() {
    assertThat(SiteJob.on(recipe(Map.of()), site("php", Map.of())).siteSettings()).isEmpty();
  }

  @Test
  void doesNothingInAnApplicationWithoutAJob() {
    SiteRecipe bookstore =
        new SiteRecipe(
            CHECKOUT,
            ApplicationData.named("bookstore").plan(Sizes.TINY),
            Map.of(),
            Pinning.ANYWHERE,
            List.of());

    SiteRecipe served = SiteJob.on(bookstore, site("bookstore/jpa", Map.of()));

    assertThat(served.siteSettings()).isEmpty();
    assertThat(SiteJob.inWords(served)).isEmpty();
  }

  private static SiteConfiguration site(Map<String, String> knobs) {
    return site("local-interfaces", knobs);
  }

  private static SiteConfiguration site(String name, Map<String, String> knobs) {
    return SiteConfiguration.of(List.of(CHECKOUT.implementation(name)), Knobs.shared(knobs)).get(0);
  }

  private static SiteRecipe recipe(Map<String, String> settings) {
    return new SiteRecipe(
        CHECKOUT,
        ApplicationData.standard().plan(Sizes.TINY),
        settings,
        Pinning.ANYWHERE,
        List.of());
  }
}
