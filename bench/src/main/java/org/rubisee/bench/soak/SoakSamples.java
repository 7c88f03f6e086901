package org.rubisee.bench.soak;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.bench.stats.Line;
import org.rubisee.settings.Text;

/** Samples of several series. May be written and read by several threads. */
final class SoakSamples {

  /** The file in the folder of a site. */
  static final String FILE = "samples.csv";

  static final String HEADING = "seconds,series,value\n";

  private final Map<String, List<Line.Point>> series = new TreeMap<>();

  /**
   * Adds a sample.
   *
   * @param name of the series
   * @param seconds since the start of the clients, ascending within a series
   * @param value what was measured
   */
  synchronized void add(String name, double seconds, double value) {
    series.computeIfAbsent(name, key -> new ArrayList<>()).add(new Line.Point(seconds, value));
  }

  /** The names of all series. */
  synchronized List<String> names() {
    return List.copyOf(series.keySet());
  }

  /** The samples of a series; none if nobody measured it. */
  synchronized List<Line.Point> of(String name) {
    return List.copyOf(series.getOrDefault(name, List.of()));
  }

  /** Reads what {@link #write} wrote. */
  static SoakSamples read(Path folder) throws IOException {
    SoakSamples samples = new SoakSamples();
    Files.readAllLines(folder.resolve(FILE)).stream()
        .skip(1)
        .map(line -> line.split(","))
        .forEach(
            cells ->
                samples.add(cells[1], Double.parseDouble(cells[0]), Double.parseDouble(cells[2])));
    return samples;
  }

  /** Writes all samples as {@value #FILE}. */
  void write(Path folder) throws IOException {
    StringBuilder csv = new StringBuilder(HEADING);
    for (String name : names()) {
      for (Line.Point one : of(name)) {
        csv.append(Text.of("%.1f,%s,%.3f%n", one.x(), name, one.y()));
      }
    }
    DurableFile.write(folder.resolve(FILE), csv.toString().getBytes(StandardCharsets.UTF_8));
  }
}
