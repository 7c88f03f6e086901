package org.rubisee.bench.profile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.tier.Tier;

/** Profiles a real Java process that does nothing but compute. */
class ProfilerTest {

  private static final int ENOUGH_SAMPLES = 10;
  private static final int MOST_ROUNDS = 60;

  @TempDir private Path folder;
  private Process process;

  @BeforeEach
  void startAProcess() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(TierProfiler.JVM_OPTIONS);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(BusyProgram.class.getName());
    process = new ProcessBuilder(command).redirectErrorStream(true).start();
    assertThat(process.getInputStream().read()).isNotNegative();
  }

  @AfterEach
  void endIt() throws InterruptedException {
    process.destroy();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void samplesWhatAProcessSpendsItsTimeOn() throws Exception {
    List<String> remarks = new ArrayList<>();
    TierProfiler profiler =
        TierProfiler.of(
            Map.of(Tier.WEB, process.pid()), folder, folder.resolve("work"), remarks::add);
    assertThat(ownShareOfBusyMethod(profiler)).isGreaterThan(0.5);
    assertThat(remarks).anyMatch(remark -> remark.startsWith("Profiler: "));
  }

  @Test
  void theFlightRecorderCanTakeItsPlace() throws Exception {
    List<String> remarks = new ArrayList<>();
    TierProfiler profiler =
        new TierProfiler(
            Map.of(Tier.WEB, process.pid()), folder, new RefusingProfiler(), remarks::add);
    assertThat(ownShareOfBusyMethod(profiler)).isGreaterThan(0.5);
    assertThat(remarks)
        .anyMatch(remark -> remark.contains("not in this kernel"))
        .anyMatch(remark -> remark.contains("no kernel, no GC, no JIT"));
  }

  /** Samples in rounds until there are enough, so that a slow machine only takes longer. */
  private double ownShareOfBusyMethod(TierProfiler profiler) throws Exception {
    for (int round = 0; round < MOST_ROUNDS; round++) {
      profiler.start();
      Thread.sleep(1_000);
      profiler.stop();
      CpuProfile profile =
          CpuProfile.of(TierProfiler.recording(folder, Tier.WEB), BreakdownRules.standard());
      if (profile.samples() >= ENOUGH_SAMPLES) {
        return profile.ownMethods().stream()
            .filter(method -> method.name().equals(BusyProgram.class.getName() + ".compute"))
            .mapToDouble(OwnMethod::totalShare)
            .sum();
      }
    }
    throw new AssertionError("no samples after " + MOST_ROUNDS + " rounds");
  }

  /** A profiler that the system does not allow. */
  private static final class RefusingProfiler implements Profiler {
    @Override
    public String description() {
      return "refusing";
    }

    @Override
    public void start(long pid, Path recording) throws IOException {
      throw new IOException("not in this kernel");
    }

    @Override
    public void stop(long pid, Path recording) {}
  }
}
