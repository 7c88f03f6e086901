package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;

class TierTogetherTest {

  @Test
  void addsWhatItsProcessesUse() throws IOException {
    TierSample sample = together(Map.of("gcMillis", 3.0), Map.of("gcMillis", 4.0, "gcPauses", 1.0));

    assertThat(sample.cpuUserSeconds()).isEqualTo(2 * 2.5);
    assertThat(sample.cpuSystemSeconds()).isEqualTo(2 * 0.5);
    assertThat(sample.residentBytes()).isEqualTo(2000);
    assertThat(sample.counters()).isEqualTo(Map.of("gcMillis", 7.0, "gcPauses", 1.0));
  }

  /** The second process is read a moment later. */
  @Test
  void countsTheTimeOfTheirMachineOnce() throws IOException {
    TierSample sample =
        together(
            Map.of("stolenMillis", 100.0, "busyMillis", 900.0, "processorMillis", 2000.0),
            Map.of("stolenMillis", 110.0, "busyMillis", 910.0, "processorMillis", 2020.0));

    assertThat(sample.counters())
        .isEqualTo(Map.of("stolenMillis", 110.0, "busyMillis", 910.0, "processorMillis", 2020.0));
  }

  @Test
  void addsTheTimeOfSeveralMachines() throws IOException {
    List<TierReader> machines =
        List.of(reader(Map.of("stolenMillis", 100.0)), reader(Map.of("stolenMillis", 10.0)));
    TierSample sample = new TierTogether(Tier.CLIENT, machines, false).sample(1).orElseThrow();

    assertThat(sample.counters()).isEqualTo(Map.of("stolenMillis", 110.0));
    assertThat(sample.cpuUserSeconds()).isEqualTo(2 * 2.5);
  }

  @Test
  void countsTheTimeOfEachMachineOnceAndAddsIt() throws IOException {
    List<TierReader> two =
        List.of(
            reader(Map.of("stolenMillis", 100.0, "gcMillis", 1.0)),
            reader(Map.of("stolenMillis", 110.0, "gcMillis", 2.0)));
    List<TierReader> one = List.of(reader(Map.of("stolenMillis", 7.0, "gcMillis", 4.0)));
    TierSample sample =
        TierTogether.ofMachines(Tier.WEB, List.of(two, one)).sample(1).orElseThrow();

    assertThat(sample.counters()).isEqualTo(Map.of("stolenMillis", 117.0, "gcMillis", 7.0));
    assertThat(sample.cpuUserSeconds()).isEqualTo(3 * 2.5);
    assertThat(TierTogether.ofMachines(Tier.WEB, List.of(one))).isSameAs(one.get(0));
  }

  @Test
  void isMissingWhenOneOfItsProcessesIs() throws IOException {
    assertThat(new TierTogether(Tier.WEB, List.of(reader(Map.of()), ended())).sample(1)).isEmpty();
  }

  private static TierSample together(Map<String, Double> one, Map<String, Double> other)
      throws IOException {
    return new TierTogether(Tier.WEB, List.of(reader(one), reader(other))).sample(1).orElseThrow();
  }

  private static TierReader reader(Map<String, Double> counters) {
    return of(Optional.of(new TierSample(Tier.WEB, 1, 2.5, 0.5, 1000, counters)));
  }

  private static TierReader ended() {
    return of(Optional.empty());
  }

  private static TierReader of(Optional<TierSample> sample) {
    return new TierReader() {
      @Override
      public Tier tier() {
        return Tier.WEB;
      }

      @Override
      public Optional<TierSample> sample(double atSeconds) {
        return sample;
      }
    };
  }
}
