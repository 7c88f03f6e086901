package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.Knobs;

class AuctionClosingTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final String SECONDS = "rubis.site.closing-seconds";

  @Test
  void aSiteForPeopleClosesAuctions() {
    assertThat(settings(Map.of(), Map.of())).containsEntry(SECONDS, "60");
    assertThat(settings(Map.of(SECONDS, "5"), Map.of())).containsEntry(SECONDS, "5");
  }

  @Test
  void aServerThatCannotCloseThemIsLeftAlone() {
    Map<Knob, String> glassFish =
        Map.of(
            Knob.CONTAINER, Knob.GLASSFISH,
            Knob.PLACEMENT, "co-located",
            Knob.CALL_PASSING, "reference");

    assertThat(settings(Map.of(), glassFish)).doesNotContainKey(SECONDS);
    assertThat(settings(Map.of(), Map.of(Knob.COMMIT_OPTION, "A"))).doesNotContainKey(SECONDS);
  }

  private static Map<String, String> settings(Map<String, String> asked, Map<Knob, String> knobs) {
    SiteRecipe recipe =
        new SiteRecipe(CHECKOUT, DataPlan.of(Scale.TINY), asked, Pinning.ANYWHERE, List.of());
    SiteConfiguration site =
        SiteConfiguration.of(List.of(CHECKOUT.implementation("entity-bmp")), new Knobs(knobs))
            .get(0);
    return AuctionClosing.on(recipe, site).siteSettings();
  }
}
