package org.rubisee.bench.report.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.section.CapacityWords;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.SampleTrial;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.TrialPoint;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.results.tier.TierPlacement;
import org.rubisee.bench.stats.Line;

class SustainedLoadTest {
  private static final List<Integer> LOADS = List.of(200, 500, 800, 1200, 1800);

  @Test
  void findsTheTierThatLimitsEntityBeans() {
    SustainedLoad capacity = capacity(2, LOADS);
    assertThat(capacity.bottleneck().orElseThrow().tiers()).containsExactly(Tier.APP);
    assertThat(capacity.greatestDemandMillis())
        .as("6.5 ms of CPU in the sample, on one CPU")
        .isCloseTo(6.5, within(0.3));
    assertThat(capacity.peak().throughput().mean())
        .isLessThan(
            Math.min(
                1800 / capacity.curve().idleCycleSeconds(), 1e3 / capacity.greatestDemandMillis()));
    assertThat(new CapacityWords(capacity).limit())
        .contains("Its bottleneck is the app tier (1 CPU), 9");
  }

  @Test
  void fitsLawsOnlyWhereALimitWasSeen() {
    SustainedLoad saturated = capacity(2, LOADS);
    assertThat(saturated.fit()).isPresent();
    assertThat(saturated.fit().orElseThrow().queue().demandSeconds())
        .as("the formula of the sample has its limit at 0.93 of 1 / D")
        .isCloseTo(0.0065 / 0.93, within(0.0004));
    SustainedLoad unsaturated = capacity(0, List.of(50, 100, 200));
    assertThat(unsaturated.fit()).isEmpty();
    assertThat(new CapacityWords(unsaturated).limit()).contains("its peak was not reached");
  }

  @Test
  void highestThroughputIsTheMeanOfThePlateau() {
    HighestThroughput peak = capacity(2, LOADS).peak();
    assertThat(peak.plateau()).hasSizeGreaterThan(1).contains(peak.highest());
    assertThat(peak.throughput().count())
        .isEqualTo(peak.plateau().stream().mapToInt(point -> point.counted().size()).sum());
    assertThat(peak.throughput().mean())
        .isLessThan(peak.highest().throughput().mean())
        .isGreaterThan(0.95 * peak.highest().throughput().mean());
  }

  @Test
  void knowsOnlyAnUpperBoundOfAKneeBelowAllLoads() {
    SustainedLoad saturated = capacity(2, List.of(1200, 1500, 1800));
    assertThat(saturated.isKneeBelowLoads()).isTrue();
    assertThat(new CapacityWords(saturated).knee()).startsWith("≤ ");
    assertThat(capacity(2, LOADS).isKneeBelowLoads()).isFalse();
  }

  @Test
  void partsCpuUseIntoIdleWorkAndTheCostOfInteractions() {
    ReportModel model = model(2, LOADS);
    Line line = model.cpuAgainstRate(SampleRun.SIX.get(2), "bidding").orElseThrow();
    assertThat(1000 * line.slope().mean())
        .as("2.2 + 6.5 + 1.9 ms in the sample")
        .isCloseTo(10.6, within(0.6));
    assertThat(model(2, List.of(200, 500)).cpuAgainstRate(SampleRun.SIX.get(2), "bidding"))
        .as("two loads always lie on a line")
        .isEmpty();
  }

  @Test
  void needsTwoLoads() {
    ReportModel model = model(0, List.of(100));
    assertThat(SustainedLoad.of(model, SampleRun.SIX.get(0), "bidding")).isEmpty();
  }

  @Test
  void takesTiersThatShareCpusForOneStation() {
    assertThat(stations(Set.of(0, 1), Set.of(1, 2), Set.of(3)))
        .containsExactly(
            new Station(List.of(Tier.WEB, Tier.APP), 3), new Station(List.of(Tier.DB), 1));
    assertThat(stations(Set.of(), Set.of(), Set.of(1)))
        .containsExactly(new Station(List.of(Tier.WEB, Tier.APP, Tier.DB), 4));
  }

  @Test
  void tiersOnMachinesOfTheirOwnAreStationsWithTheirOwnCpus() {
    Environment sample = SampleRun.run(SampleRun.quickstart()).environment();
    List<Station> stations =
        Station.of(
            new Environment(
                sample.machine(),
                sample.database(),
                List.of(
                    new TierPlacement(Tier.WEB, Set.of(), 0, "", "")
                        .at(new TierMachine("a", "10.0.0.2", 8)),
                    new TierPlacement(Tier.DB, Set.of(), 0, "", "")
                        .at(new TierMachine("b", "10.0.0.4", 16)),
                    new TierPlacement(Tier.CLIENT, Set.of(), 0, "", "")),
                Map.of(),
                Map.of(),
                true,
                List.of(),
                new Build("", "", Map.of()),
                List.of()));
    assertThat(stations)
        .extracting(Station::title)
        .containsExactly("web (8 CPUs)", "db (16 CPUs)", "client (4 CPUs)");
  }

  private static List<Station> stations(Set<Integer> web, Set<Integer> app, Set<Integer> db) {
    Environment sample = SampleRun.run(SampleRun.quickstart()).environment();
    return Station.of(
        new Environment(
            sample.machine(),
            sample.database(),
            List.of(
                new TierPlacement(Tier.WEB, web, 0, "", ""),
                new TierPlacement(Tier.DB, db, 0, "", ""),
                new TierPlacement(Tier.APP, app, 0, "", "")),
            Map.of(),
            Map.of(),
            true,
            List.of(),
            new Build("", "", Map.of()),
            List.of()));
  }

  private static SustainedLoad capacity(int implementation, List<Integer> loads) {
    return SustainedLoad.of(
            model(implementation, loads), SampleRun.SIX.get(implementation), "bidding")
        .orElseThrow();
  }

  private static ReportModel model(int implementation, List<Integer> loads) {
    Run<RunPlan> run =
        SampleRun.run(
            SampleRun.plan(SampleRun.SIX.subList(implementation, implementation + 1), loads, 2));
    List<Trial> trials = new ArrayList<>();
    for (int load : loads) {
      for (int repetition = 1; repetition <= 2; repetition++) {
        trials.add(
            SampleTrial.of(
                run,
                new TrialPoint(
                    trials.size() + 1,
                    SampleRun.SIX.get(implementation).name(),
                    "bidding",
                    load,
                    repetition)));
      }
    }
    return new ReportModel(run, Gates.of(run).judge(trials));
  }
}
