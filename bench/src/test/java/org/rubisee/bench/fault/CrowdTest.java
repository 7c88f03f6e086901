package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.LiveStub;
import org.rubisee.bench.topology.LocalClients;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.Progress;

/** A real emulator process, and a live stub of a site. */
@Timeout(120)
class CrowdTest {

  private static final int CLIENTS = 5;
  private static final int WITH_CROWD = 15;
  private static final long SECONDS = 2;
  private static final long PRACTICE = 1;

  private final Crowd crowd = new Crowd(CLIENTS, new Crowd.Seconds(PRACTICE, SECONDS, 2));
  private final List<Integer> counts = new CopyOnWriteArrayList<>();

  @Test
  void comesToAnEmulatorThatRunsAndLeavesItTwice(@TempDir Path folder) throws Exception {
    Path results = folder.resolve("client");
    try (LiveStub stub = LiveStub.start();
        EmulatorProcess clients =
            EmulatorProcess.start(
                new LocalClients(List.of()),
                new EmulatorProcess.Order(options(stub), results, folder.resolve("work")),
                this::see)) {
      for (int crowds = 1; crowds <= 2; crowds++) {
        awaitThatTheLastOnesLeft();
        crowd.prepare();
        assertThat(counts).as("before the crowd").contains(CLIENTS);
        assertThat(counts.get(counts.size() - 1)).isEqualTo(WITH_CROWD);
      }
      clients.await();
    }

    List<Integer> measured =
        MeasurementFolder.read(results).seconds().stream()
            .map(second -> second.counts().clients())
            .toList();
    assertThat(measured).startsWith(CLIENTS).endsWith(CLIENTS);
    assertThat(measured.stream().filter(count -> count == WITH_CROWD).count())
        .as("in practice, and then twice")
        .isBetween(PRACTICE + 2 * SECONDS, PRACTICE + 2 * (SECONDS + 2) + 1);
    assertThat(measured).containsOnly(CLIENTS, WITH_CROWD);
  }

  /** First those of the practice. */
  private void awaitThatTheLastOnesLeft() throws InterruptedException {
    while (!counts.contains(WITH_CROWD) || counts.get(counts.size() - 1) != CLIENTS) {
      Thread.sleep(20);
    }
  }

  private void see(Progress progress) {
    counts.add(progress.clients());
    crowd.see(progress);
  }

  private EmulatorOptions options(LiveStub stub) {
    return new EmulatorOptions(
            stub.target(),
            LiveStub.workload(0.1, 0.5),
            new Phases("custom", 1, 15, 0),
            crowd.withIt())
        .with(crowd.comingAt(DoubleStream.of(4.5, 10)));
  }
}
