package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkLockTest {

  @TempDir private Path work;

  @Test
  void aSecondCommandIsRefusedAndToldOfTheFirst() throws IOException {
    WorkLock first = WorkLock.take(work, "rubis run all");
    assertThatThrownBy(() -> WorkLock.take(work, "rubis serve servlets-only"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("'rubis run all' (process " + ProcessHandle.current().pid())
        .hasMessageContaining("--wait");
    first.close();
    WorkLock.take(work, "rubis serve servlets-only").close();
    assertThat(work.resolve(WorkLock.FILE)).isEmptyFile();
  }

  /** Ctrl-C interrupts the thread of the command, which then gives back what it has. */
  @Test
  void aCommandThatIsInterruptedReleasesTheLock() throws IOException {
    WorkLock first = WorkLock.take(work, "rubis serve servlets-only");
    Thread.currentThread().interrupt();
    try {
      first.close();
      assertThat(Thread.currentThread().isInterrupted()).isTrue();

      WorkLock next = WorkLock.take(work, "rubis run all");
      assertThat(next.killed()).isEmpty();
      next.close();
    } finally {
      Thread.interrupted();
    }
    assertThat(work.resolve(WorkLock.FILE)).isEmptyFile();
  }

  @Test
  void aSecondCommandCanWaitForTheFirst() throws Exception {
    ByteArrayOutputStream shown = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(new PrintStream(shown, true, StandardCharsets.UTF_8), false);
    ExecutorService second = Executors.newSingleThreadExecutor();
    try {
      WorkLock first = WorkLock.take(work, "rubis run all");
      Future<WorkLock> waiting =
          second.submit(() -> WorkLock.await(work, "rubis ledger", terminal));
      assertThatThrownBy(() -> waiting.get(300, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class);
      first.close();
      WorkLock taken = waiting.get(30, TimeUnit.SECONDS);
      assertThat(work.resolve(WorkLock.FILE)).content().contains("command=rubis ledger");
      taken.close();
      assertThat(shown.toString(StandardCharsets.UTF_8))
          .contains("Waiting for the end of: 'rubis run all'");
    } finally {
      second.shutdownNow();
    }
  }

  @Test
  void theLockOfAProcessEndsWithTheProcess() throws Exception {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                OtherProcess.class.getName(),
                work.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader output = other.inputReader(StandardCharsets.UTF_8)) {
      assertThat(output.readLine()).isEqualTo("taken");
      assertThatThrownBy(() -> WorkLock.take(work, "rubis serve servlets-only"))
          .hasMessageContaining("'rubis of another process' (process " + other.pid());
      other.destroyForcibly().waitFor();
      assertThat(Files.readString(work.resolve(WorkLock.FILE))).contains("another process");
      WorkLock next = WorkLock.take(work, "rubis serve servlets-only");
      assertThat(next.killed().orElseThrow())
          .contains("'rubis of another process' (process " + other.pid());
      next.close();
      WorkLock last = WorkLock.take(work, "rubis serve servlets-only");
      assertThat(last.killed()).isEmpty();
      last.close();
    } finally {
      other.destroyForcibly();
    }
  }

  /** Takes the lock of a folder and keeps it until it is killed. */
  static final class OtherProcess {

    private OtherProcess() {}

    public static void main(String[] arguments) throws Exception {
      WorkLock lock = WorkLock.take(Path.of(arguments[0]), "rubis of another process");
      System.out.println("taken");
      Thread.sleep(TimeUnit.MINUTES.toMillis(1));
      lock.close();
    }
  }
}
