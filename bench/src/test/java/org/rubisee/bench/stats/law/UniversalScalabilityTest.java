package org.rubisee.bench.stats.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.law.UniversalScalability.Point;

class UniversalScalabilityTest {
  @Test
  void recoversTheLawThatMadeThePoints() {
    UniversalScalability law = new UniversalScalability(20, 0.03, 0.0004);
    UniversalScalability fitted = UniversalScalability.fit(points(law));
    assertThat(fitted.rate()).isCloseTo(20, within(1e-6));
    assertThat(fitted.contention()).isCloseTo(0.03, within(1e-8));
    assertThat(fitted.coherency()).isCloseTo(0.0004, within(1e-9));
    assertThat(fitted.peakClients()).isCloseTo(Math.sqrt(0.97 / 0.0004), within(1e-3));
  }

  @Test
  void neverFitsANegativeCoefficient() {
    UniversalScalability superlinear = new UniversalScalability(20, -0.001, 0);
    UniversalScalability fitted = UniversalScalability.fit(points(superlinear));
    assertThat(fitted.contention()).isNotNegative();
    assertThat(fitted.coherency()).isNotNegative();
    assertThat(fitted.peakClients()).isInfinite();
  }

  @Test
  void needsThreeClientCounts() {
    assertThatThrownBy(() -> UniversalScalability.fit(List.of(new Point(1, 1), new Point(2, 2))))
        .hasMessageContaining("three");
  }

  private static List<Point> points(UniversalScalability law) {
    return DoubleStream.of(1, 2, 4, 8, 16, 32, 64)
        .mapToObj(n -> new Point(n, law.throughput(n)))
        .toList();
  }
}
