package org.rubisee.bench.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;

class BusinessTimeTest {

  private static final String CLOCK = "rubis.site.clock";
  private static final Instant RESTORED = Instant.parse("2026-11-20T12:00:00Z");
  private static final Clock NOW =
      Clock.fixed(Instant.parse("2026-11-20T12:00:30Z"), ZoneOffset.UTC);

  @Test
  void beginsAtTheRestore() {
    assertThat(inWords(Map.of()))
        .isEqualTo("It is 2002-11-04T09:00:30 there (business clock); auctions end as it runs");
  }

  @Test
  void isThatOfTheClockThatTheUserSet() {
    assertThat(inWords(Map.of(CLOCK, "fixed:2002-11-05T10:11:12")))
        .isEqualTo("It is 2002-11-05T10:11:12 there (business clock); it stands still");
    assertThat(inWords(Map.of(CLOCK, "system"))).startsWith("It is 2026-11-20T12:00:30 there");
  }

  @Test
  void reportsNameTheClockThatTheUserSet() {
    assertThat(recipe(Map.of()).reportedSettings(List.of()))
        .containsEntry(CLOCK, "since the restore");
    assertThat(recipe(Map.of(CLOCK, "system")).reportedSettings(List.of()))
        .containsEntry(CLOCK, "system");
  }

  private static String inWords(Map<String, String> settings) {
    return new BusinessTime(recipe(settings), RESTORED).inWords(NOW);
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
