package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

class MissingMetricsTest {

  private final MissingMetrics missing = new MissingMetrics();

  @Test
  void hasNothingToSayWhenAllWasSeen() {
    for (Tier tier : Tier.values()) {
      missing.saw(sample(tier, Map.of()));
    }
    missing.saw(new LinkSample(Link.ofLabel("web-db"), 0, 1, new LinkTraffic(0, 0, 0, 0)));
    assertThat(missing.unseen()).isEmpty();
  }

  @Test
  void namesTheTiersOfWhichAKindOfReadingIsMissing() {
    missing.saw(sample(Tier.DB, Map.of()));
    missing.saw(new TierSample(Tier.WEB, 0, 1, 1, 1, Map.of("gcMillis", 1.0)));
    missing.saw(new TierSample(Tier.APP, 0, 1, 1, 1, Map.of("gcMillis", 1.0)));
    assertThat(missing.unseen())
        .contains(
            "Context switches could not be seen of: web, app.",
            "The CPU time of compilers could not be seen of: web, app.",
            "The use of its pools could not be seen of: web, app.")
        .anyMatch(sentence -> sentence.startsWith("Bytes and packets between tiers"));
  }

  @Test
  void isContentWithNetworkDevicesInPlaceOfLinks() {
    for (Tier tier : Tier.values()) {
      missing.saw(sample(tier, Map.of("networkSentBytes", 5.0)));
    }
    assertThat(missing.unseen()).isEmpty();
  }

  @Test
  void missesADatabaseThatIsElsewhere() {
    missing.saw(sample(Tier.WEB, Map.of("networkSentBytes", 5.0)));
    assertThat(missing.unseen()).singleElement().asString().contains("db tier could not be seen");
  }

  private static TierSample sample(Tier tier, Map<String, Double> more) {
    Map<String, Double> counters =
        new TreeMap<>(
            Map.of(
                "gcMillis", 1.0,
                "compilerMillis", 1.0,
                "voluntarySwitches", 1.0,
                "diskWriteBytes", 1.0,
                "poolInUse", 1.0));
    counters.putAll(more);
    return new TierSample(tier, 0, 1, 1, 1, counters);
  }
}
