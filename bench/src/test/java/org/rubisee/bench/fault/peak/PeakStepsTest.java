package org.rubisee.bench.fault.peak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.bench.topology.LiveStub;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;

class PeakStepsTest {

  private static final Application AUCTION = Applications.named("auction");

  @Test
  void aStepThatIsRepeatedHasAFolderOfItsOwn() {
    assertThat(PeakSteps.name(337, 1)).isEqualTo("337");
    assertThat(PeakSteps.name(337, 2)).isEqualTo("337-2");
  }

  @Test
  @Timeout(120)
  void oneEmulatorWarmsUpAndMakesAllSteps(@TempDir Path folder) throws Exception {
    try (LiveStub stub = LiveStub.start();
        PeakSteps steps = PeakSteps.of(List.of(), station(stub), folder)) {
      assertThat(steps.warmUp(0)).isPositive();
      Peak.Step few = steps.step(5, 1);
      Peak.Step more = steps.step(20, 1);

      assertThat(few.clients()).isEqualTo(5);
      assertThat(few.refusedShare()).isZero();
      assertThat(few.meanMillis()).isPositive();
      assertThat(more.pagesPerSecond()).isGreaterThan(2 * few.pagesPerSecond());
    }
    try (Stream<Path> logs = Files.walk(folder)) {
      assertThat(logs.filter(file -> file.getFileName().toString().equals("client.log")))
          .as("one for each emulator")
          .hasSize(1);
    }
  }

  @Test
  void onlyDynamicPagesCount() {
    PhaseResult measured =
        PhaseResult.nothing(Phase.MEASURE)
            .with(
                Map.of(
                    AUCTION.interaction("Home"),
                    InteractionResult.of(Outcomes.of(Outcome.OK, 1000)),
                    AUCTION.interaction("ViewItem"),
                    InteractionResult.of(
                        new Outcomes(
                            Map.of(
                                Outcome.OK, 70L,
                                Outcome.REJECTED, 5L,
                                Outcome.REFUSED, 20L,
                                Outcome.FAILED_TIMEOUT, 5L)))),
                LatencyHistogram.empty());

    Peak.Step step = PeakSteps.step(30, lasting(10, measured));

    assertThat(step.pagesPerSecond()).isCloseTo(7.5, within(1e-9));
    assertThat(step.refusedShare()).isCloseTo(0.2, within(1e-9));
  }

  private static PhaseResult lasting(double seconds, PhaseResult measured) {
    return new PhaseResult(
        measured.phase(),
        seconds,
        measured.interactions(),
        measured.sessions(),
        measured.traffic(),
        measured.cpuSeconds(),
        measured.infeasible(),
        measured.transitions(),
        measured.lag());
  }

  private static StationOptions station(LiveStub stub) {
    return new StationOptions("site", stub.target(), LiveStub.workload(0.05, 0.5), 20);
  }
}
