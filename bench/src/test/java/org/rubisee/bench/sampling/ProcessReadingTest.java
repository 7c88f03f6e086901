package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessReadingTest {

  @TempDir private Path process;

  @Test
  void readsTimeMemoryAndDiskOfAProcessWhateverItsName() throws IOException {
    Files.writeString(
        process.resolve("stat"),
        "42 (a) b) (c) S 1 42 42 0 -1 4194560 100 0 0 0 250 75 0 0 20 0 9 0 500 1000 200");
    Files.writeString(process.resolve("status"), "Name:\tx\nVmRSS:\t   2048 kB\nThreads:\t9\n");
    Files.writeString(process.resolve("io"), "rchar: 1\nread_bytes: 4096\nwrite_bytes: 8192\n");
    ProcessReading reading = ProcessReading.of(process).orElseThrow();
    assertThat(reading.cpuUserSeconds()).isEqualTo(2.5);
    assertThat(reading.cpuSystemSeconds()).isEqualTo(0.75);
    assertThat(reading.residentBytes()).isEqualTo(2048 * 1024);
    assertThat(reading.counters())
        .isEqualTo(Map.of("diskReadBytes", 4096.0, "diskWriteBytes", 8192.0));
  }

  @Test
  void agreesWithTheJvmAboutThisProcess() {
    ProcessHandle self = ProcessHandle.current();
    ProcessReading reading = ProcessReading.of(self.pid()).orElseThrow();
    double jvmSeconds = self.info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
    assertThat(reading.cpuUserSeconds() + reading.cpuSystemSeconds())
        .isLessThanOrEqualTo(jvmSeconds + 0.02)
        .isPositive();
    assertThat(reading.residentBytes()).isGreaterThan(10_000_000);
  }

  @Test
  void hasNothingToSayOfAProcessThatEnded() {
    assertThat(ProcessReading.of(process)).isEmpty();
  }

  @Test
  void addsThePausesOfAGarbageCollectorsLog() throws IOException {
    Path log = process.resolve("gc.log");
    Files.writeString(
        log,
        """
        [0.010s] Using G1
        [1.234s] GC(0) Pause Young (Normal) (G1 Evacuation Pause) 24M->5M(512M) 3.250ms
        [2.234s] GC(1) Concurrent Mark Cycle 12.000ms
        [2.500s] GC(1) Pause Remark 8M->8M(512M) 1.750ms
        """);
    assertThat(new GcLog(log).counters()).isEqualTo(Map.of("gcMillis", 5.0, "gcPauses", 2.0));
  }
}
