package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.measurement.Progress;

/** Emulator processes that share a load, against a live stub of a site. */
@Timeout(180)
class LoadProcessesTest {

  @TempDir private Path folder;
  private LiveStub stub;

  @BeforeEach
  void startStub() throws IOException {
    stub = LiveStub.start();
  }

  @AfterEach
  void stopStub() {
    stub.close();
  }

  /**
   * Sessions of RUBiS 1.4.3 end by a transition, so the number of requests does not depend on how
   * long answers take. Arrivals end early enough for all sessions to end.
   */
  @Test
  void fourProcessesHaveTheCountsOfOne() throws Exception {
    EmulatorOptions options = stub.options("steps:0=20,2=0", 8);
    List<Progress> progress = List.copyOf(run("one", options, 1));
    long receivedByOne = stub.received().getAndSet(0);
    BlockingQueue<Progress> ofFour = run("four", options, 4);

    Measurement one = MeasurementFolder.read(folder.resolve("one"));
    Measurement four = MeasurementFolder.read(folder.resolve("four"));
    assertThat(LiveStub.counts(four)).isEqualTo(LiveStub.counts(one)).hasSizeGreaterThan(10);
    assertThat(stub.received().get()).isEqualTo(receivedByOne).isGreaterThan(1_000);
    assertThat(LiveStub.arrivals(four)).isEqualTo(LiveStub.arrivals(one)).isPositive();
    assertThat(four.header().processes()).isEqualTo(4);
    assertThat(four.header().clients()).isEqualTo(one.header().clients()).isEqualTo(203);
    assertThat(four.header().partial()).isFalse();
    assertThat(progress).isNotEmpty();
    assertThat(ofFour).isNotEmpty().hasSizeLessThan(3 * progress.size());
    assertThat(most(ofFour)).isGreaterThan(most(progress) / 2);
  }

  @Test
  void aKilledProcessMakesTheResultPartialAndStopsTheOthers() throws Exception {
    BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();
    try (LoadProcesses processes =
        LoadProcesses.start(
            new LoadProcesses.OnThisMachine(new LocalClients(List.of())),
            order("killed", stub.options("constant:20", 600)),
            2,
            progress::add)) {
      LiveStub.awaitTwo(progress);
      ProcessHandle.of(processes.pids().get(1)).orElseThrow().destroyForcibly();

      assertThatThrownBy(processes::await)
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("Load process 2 of 2 ended early, so the others were stopped.")
          .hasMessageContaining("exit code 137");
      assertThat(processes.pids()).noneMatch(pid -> ProcessHandle.of(pid).isPresent());
    }

    Measurement left = MeasurementFolder.read(folder.resolve("killed"));
    assertThat(left.header().partial()).isTrue();
    assertThat(LiveStub.arrivals(left)).isPositive();
  }

  private BlockingQueue<Progress> run(String name, EmulatorOptions options, int processes)
      throws IOException, InterruptedException {
    BlockingQueue<Progress> progress = new LinkedBlockingQueue<>();
    try (LoadProcesses emulators =
        LoadProcesses.start(
            new LoadProcesses.OnThisMachine(new LocalClients(List.of())),
            order(name, options),
            processes,
            progress::add)) {
      emulators.await();
    }
    return progress;
  }

  private EmulatorProcess.Order order(String name, EmulatorOptions options) {
    return new EmulatorProcess.Order(options, folder.resolve(name), folder.resolve("work"));
  }

  /** Of sessions in progress; a quarter of them is one process's part. */
  private static int most(Collection<Progress> progress) {
    return progress.stream().mapToInt(Progress::clients).max().orElseThrow();
  }
}
