package org.rubisee.bench.report.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OtavaCsvTest {

  private static final Instant TIME = Instant.parse("2026-11-22T10:00:00.123Z");

  @TempDir private Path folder;

  @Test
  void eachRunAddsALine() throws IOException {
    Path file = folder.resolve("series.csv");
    OtavaCsv.append(file, TIME, "abc", new TreeMap<>(Map.of("cpu_ms_bidding", 0.37)));
    OtavaCsv.append(file, TIME, "def", new TreeMap<>(Map.of("cpu_ms_bidding", 0.39)));
    assertThat(Files.readAllLines(file))
        .containsExactly(
            "time,commit,cpu_ms_bidding",
            "2026-11-22T10:00:00Z,abc,0.370000",
            "2026-11-22T10:00:00Z,def,0.390000");
  }

  @Test
  void aFileOfOtherColumnsIsLeftAsItIs() throws IOException {
    Path file = folder.resolve("series.csv");
    OtavaCsv.append(file, TIME, "abc", Map.of("cpu_ms_bidding", 0.37));
    assertThatThrownBy(() -> OtavaCsv.append(file, TIME, "def", Map.of("other", 1.0)))
        .hasMessageContaining("name a new file");
    assertThat(Files.readAllLines(file)).hasSize(2);
  }
}
