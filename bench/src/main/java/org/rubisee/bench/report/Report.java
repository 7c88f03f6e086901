package org.rubisee.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.report.html.FigureFiles;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.gate.Gates;
import org.rubisee.bench.results.gate.JudgedTrial;

/**
 * The report of a run: {@code report.html}, one file that opens offline, and its figures as SVG and
 * CSV in {@code figures/}.
 */
public final class Report {
  /** The name of the file. */
  public static final String FILE = "report.html";

  /** What stands beside a report that is given away. */
  private static final List<String> TABLES = List.of("run.json", "trials.csv", "interactions.csv");

  private final TrialsFolder folder;
  private final AgreedLedgers ledgers;

  private Report(TrialsFolder folder, AgreedLedgers ledgers) {
    this.folder = folder;
    this.ledgers = ledgers;
  }

  /**
   * The report of a run, complete or not.
   *
   * @param ledgers the ledger counts of its implementations
   */
  public static Report of(TrialsFolder folder, AgreedLedgers ledgers) {
    return new Report(folder, ledgers);
  }

  /**
   * Writes the report into the run's folder, over an older one.
   *
   * @return the HTML file
   * @throws IOException if the run cannot be read or the report not be written
   */
  public Path write() throws IOException {
    return writePage(folder.path());
  }

  /**
   * Writes the report into another folder, to be given away: the page, its figures, and the tables
   * of the run, without the raw data of the trials.
   *
   * @return the HTML file
   * @throws IOException if the run cannot be read or the report not be written
   */
  public Path writeTo(Path target) throws IOException {
    Path file = writePage(Files.createDirectories(target));
    for (String table : TABLES) {
      if (Files.exists(folder.path().resolve(table))) {
        Files.copy(
            folder.path().resolve(table),
            target.resolve(table),
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return file;
  }

  private Path writePage(Path target) throws IOException {
    Run<RunPlan> run = folder.run();
    List<JudgedTrial> trials = Gates.of(run).judge(folder.trials());
    Page page = new Page(new ReportModel(run, trials), ledgers);
    Path file = target.resolve(FILE);
    Files.writeString(file, page.text());
    FigureFiles.write(target, page.figures(), new SeriesStyles(run.plan().configurations()));
    return file;
  }
}
