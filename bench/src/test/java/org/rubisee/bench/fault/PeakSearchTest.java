package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.experiment.schedule.LoadSearch;

class PeakSearchTest {

  private static final double CAPACITY = 2_000;
  private static final double IDLE_SECONDS = 0.002;
  private static final double BEND = 8;
  private static final int MOST_STEPS = 20;
  private static final LoadSearch.Limits LIMITS = new LoadSearch.Limits(500, 10_000, 1);

  /** The knee is at 2,004 clients. */
  @Test
  void findsTheBeginningOfThePlateau() {
    assertThat(peakOf(search(PeakSearchTest::step))).isBetween(2_004, 2_300);
  }

  @Test
  void aSlowMomentAtThePeakDoesNotMoveIt() {
    int peak = peakOf(search(PeakSearchTest::step));
    AtomicBoolean wasSlow = new AtomicBoolean();

    List<Peak.Step> tried =
        search(
            clients ->
                clients == peak && !wasSlow.getAndSet(true)
                    ? new Peak.Step(clients, 0.8 * step(clients).pagesPerSecond(), 0, 300, Map.of())
                    : step(clients));

    assertThat(wasSlow).isTrue();
    assertThat(peakOf(tried)).isEqualTo(peak);
  }

  private static List<Peak.Step> search(IntFunction<Peak.Step> site) {
    List<Peak.Step> tried = new ArrayList<>();
    Optional<LoadSearch.Probe> next = PeakSearch.next(tried, LIMITS);
    while (next.isPresent() && tried.size() < MOST_STEPS) {
      tried.add(site.apply(next.get().clients()));
      next = PeakSearch.next(tried, LIMITS);
    }
    assertThat(tried).hasSizeLessThan(MOST_STEPS);
    return tried;
  }

  private static int peakOf(List<Peak.Step> tried) {
    return Peak.of("site", tried).orElseThrow().clients();
  }

  /** A curve that bends at the knee, where it has 0.92 of its highest throughput. */
  private static Peak.Step step(int clients) {
    double asymptote = clients / (1 + IDLE_SECONDS);
    double pages = Math.pow(Math.pow(asymptote, -BEND) + Math.pow(CAPACITY, -BEND), -1 / BEND);
    return new Peak.Step(clients, pages, 0, 1000 * (clients / pages - 1), Map.of());
  }
}
