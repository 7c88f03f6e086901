package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.fault.site.TierWatch;

/** The layout that RCAEval's loaders and baselines read. */
class RcaEvalExportTest {

  @TempDir private Path run;

  @BeforeEach
  void writesATrial() throws IOException {
    FaultRecord fault = fault();
    Path trial = Files.createDirectories(run.resolve("trials").resolve(fault.folder()));
    Files.writeString(
        trial.resolve(TierWatch.FILE),
        TierWatch.HEADING
            + "\n100,db,0.250,1000,40\n100,web,0.500,2000,80\n101,db,0.000,0,0\n101,web,0.100,2000,80\n");
    Files.createDirectories(trial.resolve("client"));
    Files.writeString(
        trial.resolve("client/requests.csv"),
        "epoch_ms,interaction,outcome,response_ms\n"
            + "100500,ViewItem,ok,20.000\n101500,ViewItem,refused,40.000\n");
    RcaEvalExport.write(run, List.of(fault, fault));
  }

  @Test
  void aFolderPerServiceAndFaultHasOnePerInstance() {
    assertThat(run.resolve("rcaeval/db_killed/1")).isDirectory();
    assertThat(run.resolve("rcaeval/db_killed/2")).isDirectory();
  }

  @Test
  void columnsAreTimeAndServiceWithMetric() throws IOException {
    List<String> lines = Files.readAllLines(run.resolve("rcaeval/db_killed/1/data.csv"));

    assertThat(lines.get(0).split(","))
        .containsExactly(
            "time",
            "db_cpu",
            "db_mem",
            "db_threads",
            "web_cpu",
            "web_error",
            "web_latency",
            "web_load",
            "web_mem",
            "web_threads");
    assertThat(lines.get(2))
        .isEqualTo(
            "101,0.000000,0.000000,0.000000,0.100000,1.000000,0.040000,1.000000,2000.000000,80.000000");
  }

  @Test
  void theSimpleFormHasCpuMemoryLatencyAndErrors() throws IOException {
    assertThat(Files.readAllLines(run.resolve("rcaeval/db_killed/1/simple_data.csv")).get(0))
        .isEqualTo("time,db_cpu,db_mem,web_cpu,web_error,web_latency,web_mem");
  }

  @Test
  void theMomentIsInWholeSeconds() throws IOException {
    assertThat(run.resolve("rcaeval/db_killed/1/inject_time.txt")).hasContent("101");
  }

  private static FaultRecord fault() {
    return new FaultRecord(
        2,
        "servlets-only",
        60,
        "killed-db",
        "killed",
        "db",
        "kill -9 of its process",
        90_000,
        101_200,
        106_000,
        1,
        "",
        1,
        List.of(),
        new WriteCheck.Finding(0, 0, 0, 0, 0, true, List.of()),
        List.of(),
        List.of());
  }
}
