package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.experiment.schedule.LoadSearch;

class PeakSearchTest {

  private static final double CAPACITY = 2_000;
  private static final double IDLE_SECONDS = 0.002;
  private static final double BEND = 8;
  private static final int MOST_STEPS = 20;
  private static final LoadSearch.Limits LIMITS = new LoadSearch.Limits(500, 10_000, 1);

  /** Clients hardly wait up to 2,004: where 500 clients in proportion would get the capacity. */
  @Test
  void findsTheClientsOfThePeakAndTriesThem() {
    List<Peak.Step> tried = search(PeakSearchTest::step);

    assertThat(peakOf(tried)).isBetween(2_100, 2_205);
    assertThat(tried)
        .anyMatch(step -> Math.abs(step.clients() - peakOf(tried)) < 0.05 * step.clients());
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
    return new Peak.Step(clients, pages, 0, 1000 * (clients / pages - 1));
  }
}
