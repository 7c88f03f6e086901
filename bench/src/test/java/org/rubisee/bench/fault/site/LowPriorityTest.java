package org.rubisee.bench.fault.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.bench.checkout.CommandFailedException;

@Timeout(60)
class LowPriorityTest {

  /** In the file {@code stat} of a thread, after its name. */
  private static final int NICE_CELL = 16;

  @Test
  void allThreadsOfAProcessHaveIt() throws IOException, InterruptedException {
    Process neighbour =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                BusyNeighbour.class.getName(),
                "1",
                "1")
            .start();
    try {
      while (nices(neighbour).size() < 5) {
        Thread.sleep(10);
      }
      LowPriority.of(neighbour.pid());
      assertThat(nices(neighbour)).containsOnly(15L);
    } finally {
      neighbour.destroyForcibly().waitFor();
    }
  }

  @Test
  void aProcessWithALowerOneKeepsIt() throws IOException {
    Process process = new ProcessBuilder("nice", "-n", "19", "cat").start();
    try {
      process.outputWriter().append("runs\n").flush();
      assertThat(process.inputReader().readLine()).isEqualTo("runs");
      LowPriority.of(process.pid());
      assertThat(nices(process)).containsOnly(19L);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aProcessThatHasEndedIsAnError() throws IOException, InterruptedException {
    Process process = new ProcessBuilder("true").start();
    process.waitFor();

    assertThatThrownBy(() -> LowPriority.of(process.pid()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("process " + process.pid());
  }

  private static List<Long> nices(Process process) throws IOException {
    try (Stream<Path> tasks = Files.list(Path.of("/proc", "" + process.pid(), "task"))) {
      return tasks.map(LowPriorityTest::nice).toList();
    }
  }

  private static long nice(Path task) {
    try {
      String stat = Files.readString(task.resolve("stat"));
      return Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[NICE_CELL]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
