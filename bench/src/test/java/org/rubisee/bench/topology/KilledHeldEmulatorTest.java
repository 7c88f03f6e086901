package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.emulator.block.StationOptions;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.site.Target;
import org.rubisee.servers.LeftProcesses;
import org.rubisee.servers.ProcessIdentity;

/** Kills the Java process of a bench while its emulator sends requests. */
@Timeout(120)
class KilledHeldEmulatorTest {

  private static final int POLL_MILLIS = 50;

  /** As long as an emulator may outlive its bench. */
  private static final int LIMIT_SECONDS = 15;

  @TempDir private Path folder;

  private final List<ProcessHandle> started = new ArrayList<>();

  @AfterEach
  void leavesNothing() {
    started.forEach(ProcessHandle::destroyForcibly);
  }

  @Test
  void endsInTheMiddleOfAStretch() throws IOException, InterruptedException {
    try (LiveStub stub = LiveStub.start()) {
      Process bench = bench(stub);
      long emulator = Long.parseLong(bench.inputReader().readLine());
      ProcessHandle.of(emulator).ifPresent(started::add);
      Optional<ProcessIdentity> identity = ProcessIdentity.of(emulator);
      assertThat(identity).isPresent();
      while (stub.received().get() < 100) {
        Thread.sleep(POLL_MILLIS);
      }

      bench.destroyForcibly().waitFor();

      long begin = System.nanoTime();
      while (identity.get().isAlive()) {
        assertThat(System.nanoTime() - begin).isLessThan(LIMIT_SECONDS * 1_000_000_000L);
        Thread.sleep(POLL_MILLIS);
      }
      assertThat(LeftProcesses.end(folder.resolve("work")))
          .containsExactly(new LeftProcesses.Left("client emulator", emulator, false));
    }
  }

  private Process bench(LiveStub stub) throws IOException {
    Process bench =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Bench.class.getName(),
                stub.target().url(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    started.add(bench.toHandle());
    return bench;
  }

  /** Starts an emulator, tells its process, and lets it send more requests than it ever can. */
  static final class Bench {

    private Bench() {}

    public static void main(String[] arguments) throws Exception {
      Path folder = Path.of(arguments[1]);
      StationOptions station =
          new StationOptions(
              "site/bidding",
              new Target(arguments[0], Site.RUBIS_EE, 100, 40, 62, 0),
              LiveStub.workload(0.05, 0.5),
              20);
      try (HeldEmulator emulator =
          HeldEmulator.start(
              List.of(),
              List.of(station),
              new HeldEmulator.Folders(
                  folder.resolve("blocks"), folder.resolve("emulator"), folder.resolve("work")))) {
        System.out.println(emulator.pid());
        emulator.saturate("site/bidding", "0001", 4, 100_000_000);
      }
    }
  }
}
