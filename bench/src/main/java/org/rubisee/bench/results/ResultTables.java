package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.tier.StartedSite;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Outcomes;
import org.rubisee.settings.Text;

/** Trials as CSV tables for spreadsheets and statistics programs. Units stand in the names. */
final class ResultTables {
  private static final String POINT = "trial,configuration,mix,clients,repetition,profiled";

  private final List<Trial> trials;

  ResultTables(List<Trial> trials) {
    this.trials = List.copyOf(trials);
  }

  /** The table of one trial, in its folder. */
  void writeTrialTable(Path folder) throws IOException {
    Files.writeString(folder.resolve("interactions.csv"), interactions());
  }

  /** Tables of all trials, in the folder of the run. */
  void writeRunTables(Path folder) throws IOException {
    Files.writeString(folder.resolve("trials.csv"), trials());
    Files.writeString(
        folder.resolve(StartedSite.FILE),
        StartedSite.csv(trials.stream().map(Trial::start).toList()));
    Files.writeString(folder.resolve("interactions.csv"), interactions());
  }

  String trials() {
    StringBuilder csv =
        new StringBuilder(
            POINT
                + ",state,measured_seconds,interactions,throughput_per_second,rejected,refused"
                + ",failed,response_mean_ms,response_p50_ms,response_p95_ms,response_p99_ms"
                + ",web_cpu_seconds,app_cpu_seconds,db_cpu_seconds,client_cpu_seconds\n");
    for (Trial trial : trials) {
      StringJoiner row = pointOf(trial);
      Outcomes outcomes = trial.client().outcomes();
      LatencyHistogram response = trial.client().response();
      row.add(trial.state().name().toLowerCase(Locale.ROOT));
      row.add(decimal(trial.client().seconds())).add("" + trial.client().answered());
      row.add(decimal(trial.throughput()));
      row.add("" + outcomes.rejected()).add("" + outcomes.refused()).add("" + outcomes.failures());
      row.add(decimal(response.meanMillis()));
      List.of(50, 95, 99).forEach(p -> row.add(decimal(response.millisAt(p))));
      for (Tier tier : Tier.values()) {
        row.add(decimal(trial.series(tier).cpuSecondsIn(trial.measured())));
      }
      csv.append(row).append('\n');
    }
    return csv.toString();
  }

  String interactions() {
    StringBuilder csv =
        new StringBuilder(
            POINT
                + ",interaction,ok,rejected,refused,failed,mean_ms,p50_ms,p90_ms,p95_ms,p99_ms"
                + ",p99_9_ms,max_ms,service_p50_ms,service_p99_ms\n");
    for (Trial trial : trials) {
      for (Map.Entry<Interaction, InteractionResult> entry :
          trial.client().interactions().entrySet()) {
        Outcomes outcomes = entry.getValue().outcomes();
        LatencyHistogram response = entry.getValue().responseOfAll();
        LatencyHistogram service = entry.getValue().service();
        StringJoiner row = pointOf(trial).add(entry.getKey().label());
        row.add("" + outcomes.ok()).add("" + outcomes.rejected()).add("" + outcomes.refused());
        row.add("" + outcomes.failures()).add(decimal(response.meanMillis()));
        for (double percentile : new double[] {50, 90, 95, 99, 99.9}) {
          row.add(decimal(response.millisAt(percentile)));
        }
        row.add(decimal(response.maxMillis()));
        row.add(decimal(service.millisAt(50))).add(decimal(service.millisAt(99)));
        csv.append(row).append('\n');
      }
    }
    return csv.toString();
  }

  private static StringJoiner pointOf(Trial trial) {
    TrialPoint point = trial.point();
    return new StringJoiner(",")
        .add("" + point.number())
        .add(point.configuration())
        .add(point.mix())
        .add("" + point.clients())
        .add("" + point.repetition())
        .add("" + point.profiled());
  }

  private static String decimal(double value) {
    return Text.of("%.3f", value);
  }
}
