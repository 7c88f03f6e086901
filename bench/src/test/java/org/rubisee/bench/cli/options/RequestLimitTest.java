package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;

class RequestLimitTest {

  private static final String SETTING = "rubis.site.request-limit";
  private static final String OPTION = "--site-setting=request-limit=";

  private static final String STANDARD = Integer.toString(RequestLimit.standard());

  /** Threads of a web server: see both-tiers.cli. */
  private static final int THREADS = 64;

  @Test
  void isOnUnlessThePhasesAreThoseOfAPaper() {
    assertThat(RequestLimit.isOnFor("short")).isTrue();
    assertThat(RequestLimit.isOnFor("60/180/10")).isTrue();
    assertThat(RequestLimit.isOnFor("oopsla02")).isFalse();
    assertThat(RequestLimit.isOnFor("middleware03")).isFalse();
  }

  @Test
  void followsTheProcessorsWithinBounds() {
    assertThat(RequestLimit.standard(1)).isEqualTo(2 * BlockSizes.FULL.busy());
    assertThat(RequestLimit.standard(4)).isEqualTo(32);
    assertThat(RequestLimit.standard(128)).isEqualTo(48).isLessThan(THREADS);
  }

  @Test
  void isTheSameForAllSitesUnlessTheUserSetIt() {
    assertThat(RequestLimit.on(recipe(Map.of())).siteSettings()).containsEntry(SETTING, STANDARD);
    assertThat(RequestLimit.on(recipe(Map.of(SETTING, "7"))).siteSettings())
        .containsEntry(SETTING, "7");
  }

  @Test
  void isRecordedOnceWithTheOptionsOfTheRun() {
    assertThat(RequestLimit.on(List.of("--scale=small")))
        .containsExactly("--scale=small", OPTION + STANDARD);
    assertThat(RequestLimit.on(List.of(OPTION + "7"))).containsExactly(OPTION + "7");
  }

  @Test
  void isReportedWhetherItIsOnOrOff() {
    assertThat(RequestLimit.on(recipe(Map.of())).reportedSettings(List.of()))
        .containsEntry(SETTING, STANDARD);
    assertThat(recipe(Map.of()).reportedSettings(List.of())).containsEntry(SETTING, "0");
  }

  private static SiteRecipe recipe(Map<String, String> settings) {
    return new SiteRecipe(
        Checkout.current(),
        ApplicationData.standard().plan(Sizes.TINY),
        settings,
        Pinning.ANYWHERE,
        List.of());
  }
}
