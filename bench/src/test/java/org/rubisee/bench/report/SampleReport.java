package org.rubisee.bench.report;

import java.io.IOException;
import java.nio.file.Path;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.SampleRun;

/**
 * Writes the report of a made-up run to look at it in a browser. Arguments: the folder to write to,
 * and {@code quickstart}, {@code sweep} or {@code experiment}.
 */
public final class SampleReport {
  /** The agreed ledgers of this checkout. */
  public static final AgreedLedgers LEDGERS =
      new AgreedLedgers(Path.of(System.getProperty("rubis.home", "")));

  private SampleReport() {}

  /** Writes the report and says where it is. */
  public static void main(String[] arguments) throws IOException {
    RunPlan plan =
        switch (arguments[1]) {
          case "sweep" -> SampleRun.sweep();
          case "experiment" -> SampleRun.experiment();
          default -> SampleRun.quickstart();
        };
    System.out.println(Report.of(SampleRun.write(Path.of(arguments[0]), plan), LEDGERS).write());
  }
}
