package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.SampleRun;

/** Runs with faults that tests make up: seconds after 90 s of the epoch. */
public final class SampleFaults {

  private SampleFaults() {}

  /** The report of a control, two faults and a crowd, with their requests. */
  public static Report report(Path folder) throws IOException {
    List<FaultRecord> trials =
        List.of(control(), killed(2, 104_200, 1), killed(3, 107_200, 12), crowd(4));
    for (FaultRecord trial : trials) {
      requests(folder, trial);
    }
    return report(folder, trials, List.of(peak()));
  }

  static Report report(Path folder, List<FaultRecord> records, List<Peak> peaks) {
    return new FaultReport("Faults", folder, SampleRun.run(SampleRun.sweep()), records, peaks)
        .report();
  }

  /** 20 s with a request each; in the second half they get no page. */
  static void requests(Path folder, FaultRecord trial) throws IOException {
    List<String> lines = new ArrayList<>(List.of("epoch_ms,interaction,outcome,response_ms"));
    for (int second = 0; second < 20; second++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%d,ViewItem,%s,5.000",
              90_500 + 1000 * second,
              second < 10 ? "ok" : "failed-status"));
    }
    Path client = folder.resolve("trials").resolve(trial.folder()).resolve("client");
    Files.write(Files.createDirectories(client).resolve("requests.csv"), lines);
  }

  static Peak peak() {
    return new Peak(
        "session-beans",
        200,
        List.of(new Peak.Step(200, 190.5, 0, 20), new Peak.Step(400, 201.5, 0.02, 90)),
        new Peak.Step(210, 185.5, 0, 30));
  }

  static FaultRecord control() {
    return record(1, "control", "", List.of(), -1);
  }

  static FaultRecord killed(int number, long endMillis, double recoverySeconds) {
    return record(
        number,
        "killed-db",
        "killed",
        List.of(new Fault.Occurrence(101_200, endMillis)),
        recoverySeconds);
  }

  private static FaultRecord record(
      int number,
      String fault,
      String kind,
      List<Fault.Occurrence> occurrences,
      double recoverySeconds) {
    return new FaultRecord(
        number,
        "servlets-only",
        60,
        fault,
        kind,
        kind.isEmpty() ? "" : "db",
        "",
        90_000,
        occurrences,
        1,
        "",
        recoverySeconds,
        List.of(),
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        List.of(),
        List.of());
  }

  static FaultRecord crowd(int number) {
    return new FaultRecord(
        number,
        "session-beans",
        200,
        "crowd-client",
        "crowd",
        "client",
        "twice as many further clients as there are come and leave, several times",
        90_000,
        List.of(new Fault.Occurrence(101_200, 103_200), new Fault.Occurrence(105_200, 107_200)),
        number,
        "",
        1,
        List.of(
            new JudgedMetric(
                "crowd-goodput-share", "share of the peak", 0.8123, "at least 0.9", false)),
        new WriteCheck.Finding(1, 1, 1, 0, 0, true, List.of()),
        List.of(),
        List.of("share of the peak: 0.812, not at least 0.9"));
  }
}
