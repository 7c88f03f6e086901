package org.rubisee.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.Gates;
import org.rubisee.bench.results.JudgedTrial;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;

/**
 * The report of a run: {@code report.html}, one file that opens offline, and its figures as SVG and
 * CSV in {@code figures/}.
 */
public final class Report {
  /** The name of the file. */
  public static final String FILE = "report.html";

  private final RunFolder folder;

  private Report(RunFolder folder) {
    this.folder = folder;
  }

  /** The report of a run, complete or not. */
  public static Report of(RunFolder folder) {
    return new Report(folder);
  }

  /**
   * Writes the report into the run's folder, over an older one.
   *
   * @return the HTML file
   * @throws IOException if the run cannot be read or the report not be written
   */
  public Path write() throws IOException {
    Run run = folder.run();
    List<JudgedTrial> trials = Gates.of(run).judge(folder.trials());
    Page page = new Page(new ReportModel(run, trials));
    Path file = folder.path().resolve(FILE);
    Files.writeString(file, page.text());
    writeFigures(page.figures());
    return file;
  }

  private void writeFigures(List<Figure> figures) throws IOException {
    Path target = Files.createDirectories(folder.path().resolve(Figures.FOLDER));
    StandaloneSvg standalone = new StandaloneSvg();
    for (Figure figure : figures) {
      Files.writeString(target.resolve(figure.id() + ".svg"), standalone.of(figure));
      Files.writeString(target.resolve(figure.id() + ".csv"), figure.csv());
    }
  }
}
