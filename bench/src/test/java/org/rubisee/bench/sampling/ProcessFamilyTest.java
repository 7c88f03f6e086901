package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.bench.topology.ProcessSignals;
import org.rubisee.servers.ProcessEnvironment;

class ProcessFamilyTest {

  /** One that works, and two above it that wait, as those of PHP-FPM behind httpd. */
  private static final String WORK =
      "i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done; echo done; exec sleep 60";

  private static final String PARENT = "sh -c '(" + WORK + ") & wait' & wait";

  private static final int PAUSE_MILLIS = 10;

  @Test
  @Timeout(60)
  void countsWhatDescendantsUse() throws IOException, InterruptedException {
    Process parent = ProcessEnvironment.measured(List.of("setsid", "sh", "-c", PARENT)).start();
    try (BufferedReader said = parent.inputReader(StandardCharsets.US_ASCII)) {
      assertThat(said.readLine()).isEqualTo("done");
      ProcessFamily family = ProcessFamily.of(parent.pid());

      assertThat(family.descendants()).hasSize(2);
      assertThat(family.cpu().seconds()).isPositive();
      assertThat(family.residentBytes()).isPositive();
      assertThat(family.threads()).isEqualTo(3);
      assertThat(family.sockets()).isZero();

      List<Long> descendants = family.descendants();
      ProcessSignals.kill(parent.pid());
      parent.waitFor();
      while (descendants.stream().anyMatch(ProcessFamilyTest::isRunning)) {
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }

  /** One that ended may wait for whoever asks how. */
  private static boolean isRunning(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
      return stat.charAt(stat.lastIndexOf(')') + 2) != 'Z';
    } catch (IOException e) {
      return false;
    }
  }
}
