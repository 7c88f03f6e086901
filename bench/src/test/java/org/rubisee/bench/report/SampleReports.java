package org.rubisee.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.bench.fault.SampleFaults;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.prices.SampleCosts;
import org.rubisee.bench.report.block.SampleBlocks;
import org.rubisee.bench.report.trial.TrialReport;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.soak.SampleSoak;

/**
 * Reports of made-up runs. {@link #main} writes one of each kind into a folder, to look at them in
 * a browser.
 */
public final class SampleReports {
  /** The agreed ledgers of this checkout. */
  public static final AgreedLedgers LEDGERS =
      new AgreedLedgers(Path.of(System.getProperty("rubis.home", "")));

  private SampleReports() {}

  /**
   * A report of each kind of run, by its name.
   *
   * @param work for the data of the runs
   */
  public static Map<String, Report> ofEachKind(Path work) throws IOException {
    Map<String, Report> reports = new LinkedHashMap<>();
    reports.put("blocks", SampleBlocks.ratios());
    reports.put("curve", SampleBlocks.curve());
    reports.put("duel", SampleBlocks.duel());
    reports.put("quickstart", trials(work.resolve("quickstart-run"), SampleRun.quickstart()));
    reports.put("sweep", trials(work.resolve("sweep-run"), SampleRun.experiment()));
    reports.put("faults", SampleFaults.report(Files.createDirectories(work.resolve("faults-run"))));
    reports.put("soak", SampleSoak.report(Files.createDirectories(work.resolve("soak-run"))));
    reports.put("costs", SampleCosts.report());
    return reports;
  }

  private static Report trials(Path folder, RunPlan plan) throws IOException {
    TrialsFolder run = SampleRun.write(Files.createDirectories(folder), plan);
    return TrialReport.of(run, LEDGERS);
  }

  /** Writes a report of each kind into the folder that the argument names. */
  public static void main(String[] arguments) throws IOException {
    Path target = Path.of(arguments[0]);
    for (Map.Entry<String, Report> report : ofEachKind(target).entrySet()) {
      Path folder = Files.createDirectories(target.resolve(report.getKey()));
      System.out.println(report.getValue().write(folder));
    }
  }
}
