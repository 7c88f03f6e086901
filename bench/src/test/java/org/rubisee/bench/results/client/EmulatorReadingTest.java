package org.rubisee.bench.results.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Phase;
import org.rubisee.emulator.load.Profile;
import org.rubisee.emulator.load.WarmUpEnd;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.matrix.Mix;
import org.rubisee.emulator.record.EmulatorResult;
import org.rubisee.emulator.record.PhaseCounts;
import org.rubisee.emulator.record.PhaseResult;
import org.rubisee.emulator.record.SecondSample;
import org.rubisee.emulator.record.Timings;
import org.rubisee.emulator.record.TransitionCounts;
import org.rubisee.emulator.site.Target;
import org.rubisee.model.Interaction;

class EmulatorReadingTest {
  private static final Instant START = Instant.parse("2026-11-20T10:00:00Z");
  private static final long EMULATOR_LATER_MILLIS = 2000;

  private final EmulatorReading reading = EmulatorReading.of(result(), START);

  @Test
  void countsOutcomesOfTheMeasuredPhaseOnly() {
    Outcomes outcomes = reading.client().interactions().get("ViewItem").outcomes();
    assertThat(outcomes).isEqualTo(new Outcomes(90, 5, 3, Map.of("failed-timeout", 2L)));
    assertThat(reading.client().interactions()).containsOnlyKeys("ViewItem");
  }

  @Test
  void laysPhasesAndSecondsOnTheClockOfTheTrial() {
    assertThat(reading.phases())
        .containsExactly(
            new PhaseSpan(PhaseSpan.WARM_UP, 2, 12), new PhaseSpan(PhaseSpan.MEASURE, 12, 42));
    assertThat(reading.client().seconds().get(0).second()).isEqualTo(12);
    assertThat(reading.client().warmUpEnd()).isEqualTo(WarmUpEnd.NOT_STEADY);
  }

  @Test
  void keepsTimesInMicroseconds() {
    LatencyHistogram response = reading.client().interactions().get("ViewItem").response();
    assertThat(response.count()).isEqualTo(1);
    assertThat(response.millisAt(50)).isCloseTo(12, within(0.02));
  }

  @Test
  void averagesSessionsAndKnowsTheSharesOfTheMix() {
    assertThat(reading.client().sessions()).isEqualTo(new Sessions(4, 100, 15));
    assertThat(
            reading.client().stationaryShares().values().stream().mapToDouble(share -> share).sum())
        .isCloseTo(1, within(1e-6));
  }

  private static EmulatorResult result() {
    EmulatorOptions options =
        new EmulatorOptions(
            Target.of("http://localhost:8080/servlets-only", 100),
            Workload.of(Mix.BROWSING, 1),
            Profile.QUICK,
            ClientRange.of(10));
    long startMillis = START.toEpochMilli() + EMULATOR_LATER_MILLIS;
    Timings times = Timings.empty();
    times.response().recordValue(12_000);
    return new EmulatorResult(
        new EmulatorResult.Header(
            1, false, options, 1, 10, startMillis, "17", WarmUpEnd.NOT_STEADY),
        Map.of(
            Phase.WARM_UP, phase("warm-up", 10, Map.of("Home", Map.of("ok", 7L)), Timings.empty()),
            Phase.MEASURE, phase("measure", 30, Map.of("ViewItem", OUTCOMES), times)),
        List.of(second()));
  }

  private static final Map<String, Long> OUTCOMES =
      Map.of("ok", 90L, "rejected", 5L, "refused", 3L, "failed-timeout", 2L);

  private static PhaseResult phase(
      String label, double seconds, Map<String, Map<String, Long>> outcomes, Timings times) {
    PhaseCounts counts =
        new PhaseCounts(
            label,
            seconds,
            outcomes,
            new PhaseCounts.Sessions(5, 4, 400, 60),
            new PhaseCounts.Http(100, 20, 0, 0, 5000, 115),
            1.5,
            Map.of(),
            List.of(new TransitionCounts("Home", Map.of("Browse", 1.0), Map.of("Browse", 9L))));
    return new PhaseResult(counts, Map.of(Interaction.VIEW_ITEM, times), Timings.newHistogram());
  }

  private static SecondSample second() {
    return new SecondSample(
        new SecondSample.Counts(
            START.getEpochSecond() + 13, Phase.MEASURE, 10, 3, 0, 0, 0, 0, 3, 0, 900, 0.01),
        Timings.newHistogram());
  }
}
