package org.rubisee.bench.sampling.counter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StolenTimeTest {

  @TempDir private Path folder;

  @Test
  void readsWhatIsStolenOfAllProcessors() throws IOException {
    assertThat(counters("cpu  10 0 5 70 4 0 1 10 3 0\ncpu0 10 0 5 70 4 0 1 10 3 0\n"))
        .isEqualTo(Map.of("stolenMillis", 100.0, "busyMillis", 160.0, "processorMillis", 1000.0));
  }

  @Test
  void saysNothingWhereTheKernelSaysNothing() throws IOException {
    assertThat(counters("")).isEmpty();
    assertThat(counters("cpu  10 0 5 70\n")).isEmpty();
  }

  @Test
  void readsThisMachine() throws IOException {
    Map<String, Double> counters = StolenTime.ofThisMachine().counters();
    assertThat(counters.get("stolenMillis")).isBetween(0.0, counters.get("processorMillis"));
  }

  private Map<String, Double> counters(String stat) throws IOException {
    return new StolenTime(Files.writeString(folder.resolve("stat"), stat)).counters();
  }
}
