package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.bench.checkout.CommandFailedException;

@Timeout(60)
class LowPriorityTest {

  private static final int NICE_FIELD = 18;

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
      return Long.parseLong(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[NICE_FIELD - 2]);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
