package org.rubisee.bench.report.html;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.report.plot.StandaloneSvg;

/** The files of a report's figures: SVG to be seen, CSV to be drawn again. */
public final class FigureFiles {
  private static final String SVG = ".svg";
  private static final String CSV = ".csv";

  private FigureFiles() {}

  /**
   * Writes them into a folder of their own.
   *
   * @param report the folder of the report
   * @param styles the colours of the report's series
   */
  public static void write(Path report, List<Figure> figures, SeriesStyles styles)
      throws IOException {
    Path target = Files.createDirectories(report.resolve(Figures.FOLDER));
    StandaloneSvg standalone = new StandaloneSvg(styles.css());
    Set<String> written = new HashSet<>();
    for (Figure figure : figures) {
      Files.writeString(target.resolve(figure.id() + SVG), standalone.of(figure));
      Files.writeString(target.resolve(figure.id() + CSV), figure.csv());
      written.addAll(List.of(figure.id() + SVG, figure.id() + CSV));
    }
    removeOthers(target, written);
  }

  /** Figures of an older report would be taken for this one's. */
  private static void removeOthers(Path target, Set<String> written) throws IOException {
    try (Stream<Path> files = Files.list(target)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if ((name.endsWith(SVG) || name.endsWith(CSV)) && !written.contains(name)) {
          Files.delete(file);
        }
      }
    }
  }
}
