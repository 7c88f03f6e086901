package org.rubisee.bench.fault.peak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.schedule.LoadSearch;

class PeakSearchTest {

  private static final double CAPACITY = 2_000;
  private static final double IDLE_SECONDS = 0.002;
  private static final double BEND = 8;
  private static final int MOST_STEPS = 20;
  private static final LoadSearch.Limits LIMITS = new LoadSearch.Limits(500, 10_000, 1);

  /** Clients hardly wait up to 2,004: where 500 clients in proportion would get the capacity. */
  @Test
  void findsTheClientsOfThePeakAndTriesThemForLonger() throws Exception {
    Peak peak = search((clients, seconds) -> step(clients));

    assertThat(peak.sustained().clients()).isBetween(2_100, 2_205);
    assertThat(peak.clients()).isBetween(1_950, 2_205);
  }

  @Test
  void aLuckyStepDoesNotDecide() throws Exception {
    Peak plain = search((clients, seconds) -> step(clients));
    Peak lucky =
        search(
            (clients, seconds) -> seconds < 60 && clients > 2_500 ? lucky(clients) : step(clients));

    assertThat(lucky.sustained().clients()).isGreaterThan(12 * plain.sustained().clients() / 10);
    assertThat(lucky.clients()).isBetween(2_100, 2_205);
  }

  @Test
  void aSiteWithoutRoomForTheLeastLoadHasNoPeak() {
    assertThatThrownBy(() -> search((clients, seconds) -> new Peak.Step(clients, 10, 0.5, 20)))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("set --clients");
  }

  private static Peak search(PeakSearch.Load site) throws Exception {
    List<Integer> tried = new ArrayList<>();
    return PeakSearch.search(
        "site",
        LIMITS,
        (clients, seconds) -> {
          tried.add(clients);
          assertThat(tried).hasSizeLessThan(MOST_STEPS);
          return site.step(clients, seconds);
        });
  }

  /** Like a step, but with 1.3 times its pages. */
  private static Peak.Step lucky(int clients) {
    Peak.Step step = step(clients);
    return new Peak.Step(clients, 1.3 * step.pagesPerSecond(), 0, step.meanMillis());
  }

  /** A curve that bends at the knee, where it has 0.92 of its highest throughput. */
  private static Peak.Step step(int clients) {
    double asymptote = clients / (1 + IDLE_SECONDS);
    double pages = Math.pow(Math.pow(asymptote, -BEND) + Math.pow(CAPACITY, -BEND), -1 / BEND);
    return new Peak.Step(clients, pages, 0, 1000 * (clients / pages - 1));
  }
}
