package org.rubisee.bench.fault;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.servers.knobs.Knobs;

/** The layout that RCAEval's loaders and baselines read. */
class RcaEvalExportTest {

  private static final SiteConfiguration SITE =
      SiteConfiguration.of(
              List.of(Checkout.current().implementation("servlets-only")), Knobs.STANDARD)
          .get(0);

  @TempDir private Path run;

  /** The second of two rounds; the first one is still to be run. */
  @BeforeEach
  void writesATrial() throws IOException {
    List<FaultPlan.Planned> rounds = List.of(planned(2), planned(4));
    Path trial = Files.createDirectories(run.resolve("trials").resolve(rounds.get(1).folder()));
    Files.writeString(
        trial.resolve(TierWatch.FILE),
        TierWatch.HEADING
            + "\n100,db,0.250,1000,40\n100,web,0.500,2000,80\n101,db,0.000,0,0\n101,web,0.100,2000,80\n");
    Files.createDirectories(trial.resolve("client"));
    Files.writeString(
        trial.resolve("client/requests.csv"),
        "epoch_ms,interaction,outcome,response_ms\n"
            + "100500,ViewItem,ok,20.000\n101500,ViewItem,refused,40.000\n");
    new RcaEvalExport(run, rounds).add(rounds.get(1), fault(4));
  }

  private static FaultPlan.Planned planned(int number) {
    return new FaultPlan.Planned(
        number, SITE, Optional.of(new Fault(FaultKind.KILLED, "db")), 11.2, number - 1);
  }

  @Test
  void aFolderPerServiceAndFaultHasOnePerInstance() {
    assertThat(run.resolve("rcaeval/db_killed/2")).isDirectory();
    assertThat(run.resolve("rcaeval/db_killed/1")).doesNotExist();
  }

  /** So that the cases of a site are a data set of their own. */
  @Test
  void eachOfSeveralSitesHasAFolder() {
    FaultPlan.Planned other =
        new FaultPlan.Planned(
            6,
            SiteConfiguration.of(List.of(Checkout.current().implementation("jpa")), Knobs.STANDARD)
                .get(0),
            Optional.of(new Fault(FaultKind.KILLED, "db")),
            11.2,
            5);
    RcaEvalExport export = new RcaEvalExport(run, List.of(planned(2), planned(4), other));

    assertThat(export.folderOf(planned(4)))
        .isEqualTo(run.resolve("rcaeval/servlets-only/db_killed/2"));
    assertThat(export.folderOf(other)).isEqualTo(run.resolve("rcaeval/jpa/db_killed/1"));
  }

  @Test
  void columnsAreTimeAndServiceWithMetric() throws IOException {
    List<String> lines = Files.readAllLines(run.resolve("rcaeval/db_killed/2/data.csv"));

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
    assertThat(Files.readAllLines(run.resolve("rcaeval/db_killed/2/simple_data.csv")).get(0))
        .isEqualTo("time,db_cpu,db_mem,web_cpu,web_error,web_latency,web_mem");
  }

  @Test
  void theMomentIsInWholeSeconds() throws IOException {
    assertThat(run.resolve("rcaeval/db_killed/2/inject_time.txt")).hasContent("101");
  }

  private static FaultRecord fault(int number) {
    return new FaultRecord(
        number,
        "servlets-only",
        60,
        "killed-db",
        "killed",
        "db",
        "kill -9 of its process",
        90_000,
        List.of(new Fault.Occurrence(101_200, 106_000)),
        number - 1,
        "",
        1,
        List.of(),
        new WriteCheck.Finding(0, 0, 0, 0, 0, true, List.of()),
        List.of(),
        List.of());
  }
}
