package org.rubisee.bench.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.report.html.Document;
import org.rubisee.bench.report.html.FigureFiles;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.results.DurableFile;

/**
 * The report of a run, whatever its kind: {@value #FILE}, one file that opens offline, and its
 * figures as SVG and CSV in {@code figures/}.
 *
 * @param top what stands above the sections
 * @param styles how the configurations are drawn
 * @param sections the first one answers
 * @param foot a sentence that says where the data are
 * @param tables files of the run that stand beside a report that is given away
 */
public record Report(
    Masthead top, SeriesStyles styles, List<Section> sections, String foot, List<String> tables) {

  /** The name of the file. */
  public static final String FILE = "report.html";

  /**
   * The content of the files.
   *
   * @param html the page
   * @param figures those of the page
   */
  public record Rendered(String html, List<Figure> figures) {}

  /** The same with another section before all others. */
  public Report beginningWith(Section first) {
    return new Report(
        top, styles, Stream.concat(Stream.of(first), sections.stream()).toList(), foot, tables);
  }

  /** Makes it. */
  public Rendered rendered() {
    Figures figures = new Figures();
    String html = new Document(top, styles.css(), sections, foot).text(figures);
    return new Rendered(html, figures.all());
  }

  /**
   * Writes it into the folder of its run, over an older one.
   *
   * @return the HTML file
   */
  public Path write(Path folder) throws IOException {
    Rendered rendered = rendered();
    Path file = folder.resolve(FILE);
    DurableFile.write(file, rendered.html().getBytes(StandardCharsets.UTF_8));
    FigureFiles.write(folder, rendered.figures(), styles);
    return file;
  }

  /**
   * Writes it into another folder, to be given away: with the tables of the run, without the raw
   * data.
   *
   * @param folder of the run
   * @return the HTML file
   */
  public Path writeTo(Path folder, Path target) throws IOException {
    Path file = write(Files.createDirectories(target));
    for (String table : tables) {
      Path own = folder.resolve(table);
      if (Files.exists(own) && !Files.isSameFile(folder, target)) {
        Files.copy(own, target.resolve(table), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return file;
  }
}
