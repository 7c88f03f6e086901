package org.rubisee.emulator.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.WarmUp;
import org.rubisee.measurement.WarmUpEnd;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.measurement.load.Pace;

/**
 * The laws of {@link VirtualTimeTest} over real sockets and the real clock. What a busy machine
 * adds to every answer is in the measured response time, and so in the law.
 */
@Tag("long")
class RealTimeTest {

  private static final Application AUCTION = Applications.named("auction");

  private static final int CLIENTS = 100;
  private static final double THINK_SECONDS = 0.7;

  @TempDir Path folder;

  @Test
  void throughputFollowsTheLawOfTheClosedLoop() throws IOException {
    PhaseResult measured;
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.UNHURRIED)) {
      measured = measure(server, 20, 100);
    }

    double mean = measured.withImages().meanMillis() / 1e3;
    assertThat(measured.outcomes().total()).isGreaterThan(10_000);
    assertThat(mean).isGreaterThan(ScriptedServer.UNHURRIED_MILLIS / 1e3);
    assertThat(measured.throughput() / (CLIENTS / (mean + THINK_SECONDS)))
        .isCloseTo(1, within(0.03));
  }

  @Test
  void aServerFrozenForTwoSecondsShowsInTheHighestPercentiles() throws IOException {
    PhaseResult measured;
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.FREEZES_ONCE)) {
      measured = measure(server, 0, 40);
    }

    assertThat(measured.response().millisAt(99.9) / 1e3).isGreaterThanOrEqualTo(1.5);
    assertThat(measured.outcomes().failures()).isZero();
  }

  @Test
  void measuresOnceTheServerIsSteady() throws IOException {
    try (ScriptedServer server = new ScriptedServer(ScriptedServer.Manner.UNHURRIED)) {
      measure(server, new WarmUp(60, 180), 2);
    }

    Measurement result = MeasurementFolder.read(folder.resolve("results"));
    assertThat(result.header().warmUpEnd()).isEqualTo(WarmUpEnd.STEADY);
    assertThat(result.phases().get(Phase.WARM_UP).seconds()).isBetween(60.0, 179.0);
  }

  private PhaseResult measure(ScriptedServer server, double warmUpSeconds, double seconds)
      throws IOException {
    return measure(server, new WarmUp(warmUpSeconds, warmUpSeconds), seconds);
  }

  private PhaseResult measure(ScriptedServer server, WarmUp warmUp, double seconds)
      throws IOException {
    EmulatorOptions options =
        new EmulatorOptions(
            new Target(server.url(), Site.RUBIS_EE, 100, 40, 62, 0),
            new Workload(
                AUCTION.mix("bidding"),
                MatrixSet.RUBIS_EE,
                "",
                new Pace(THINK_SECONDS, 10 * THINK_SECONDS, 900, 10),
                ImageLoading.NONE,
                42),
            Phases.of("custom", warmUp, seconds, 0),
            ClientRange.of(CLIENTS));
    Path results = folder.resolve("results");
    new Emulator(options)
        .run(
            results,
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    return MeasurementFolder.read(results).phases().get(Phase.MEASURE);
  }
}
