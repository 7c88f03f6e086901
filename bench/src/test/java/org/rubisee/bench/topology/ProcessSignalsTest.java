package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ProcessSignalsTest {

  private static final char PAUSED = 'T';

  @Test
  void aPausedProcessGoesOnWhereItWas() throws IOException, InterruptedException {
    Process process = new ProcessBuilder("cat").start();
    try {
      ProcessSignals.pause(List.of(process.pid()));
      while (state(process) != PAUSED) {
        Thread.sleep(10);
      }
      ProcessSignals.resume(List.of(process.pid()));
      process.outputWriter().append("still here\n").flush();
      assertThat(process.inputReader().readLine()).isEqualTo("still here");
      ProcessSignals.kill(process.pid());
      assertThat(process.waitFor()).isEqualTo(128 + 9);
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void aProcessThatHasEndedIsAnError() throws IOException, InterruptedException {
    Process process = new ProcessBuilder("true").start();
    process.waitFor();
    assertThatThrownBy(() -> ProcessSignals.pause(List.of(process.pid())))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("kill -STOP " + process.pid());
  }

  private static char state(Process process) throws IOException {
    String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
    return stat.charAt(stat.lastIndexOf(')') + 2);
  }
}
