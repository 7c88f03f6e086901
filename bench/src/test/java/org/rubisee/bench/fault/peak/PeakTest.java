package org.rubisee.bench.fault.peak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PeakTest {

  @Test
  void itsClientsAreATenthMoreThanAtTheSaturationPoint() {
    assertThat(clients(step(100, 95, 0), step(200, 185, 0), step(300, 190, 0), step(400, 188, 0)))
        .isEqualTo(220);
  }

  @Test
  void belowTheSaturationPointAShareOfItsClientsGetsThisShareOfThePeak() {
    Peak peak = Peak.of("site", List.of(step(100, 95, 0), step(300, 200, 0)), step(230, 190, 0.02));
    assertThat(peak.saturationClients()).isEqualTo(200);
    assertThat(peak.clients()).isEqualTo(220);
    assertThat(0.8 * peak.saturationClients() * 95 / 100).isEqualTo(0.8 * peak.pagesPerSecond());
  }

  @Test
  void aLoadThatSomethingElseSlowedDoesNotMoveThem() {
    assertThat(clients(step(100, 95, 0), step(200, 150, 0), step(300, 190, 0), step(400, 160, 0)))
        .isEqualTo(220);
  }

  @Test
  void aLoadOfWhichTheSiteRefusesAPartDoesNotCount() {
    assertThat(clients(step(100, 95, 0), step(200, 190, 0.009), step(400, 400, 0.01)))
        .isEqualTo(220);
  }

  @Test
  void aSiteThatAlwaysRefusesHasNone() {
    assertThat(Peak.clientsOf(List.of(step(25, 10, 0.5)))).isEmpty();
    assertThat(Peak.clientsOf(List.of())).isEmpty();
  }

  private static int clients(Peak.Step... steps) {
    return Peak.clientsOf(List.of(steps)).orElseThrow();
  }

  private static Peak.Step step(int clients, double pagesPerSecond, double refusedShare) {
    return new Peak.Step(clients, pagesPerSecond, refusedShare, 20);
  }
}
