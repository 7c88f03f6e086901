package org.rubisee.bench.nightly;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a part reports in its output: lines {@code metric NAME VALUE UNIT}, and lines {@code note
 * TEXT}.
 *
 * @param metrics in their order; of several with one name the last
 * @param notes in their order
 */
record PartOutput(List<Metric> metrics, List<String> notes) {

  private static final Pattern METRIC =
      Pattern.compile("metric ([\\w.-]+) (-?\\d+(?:\\.\\d+)?)(?: (\\S.*))?");
  private static final Pattern NOTE = Pattern.compile("note (\\S.*)");

  /** Reads a log. Bytes that are no text are replaced. */
  static PartOutput in(Path log) throws IOException {
    Map<String, Metric> metrics = new LinkedHashMap<>();
    List<String> notes = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher metric = METRIC.matcher(line.strip());
        Matcher note = NOTE.matcher(line.strip());
        if (metric.matches()) {
          metrics.put(
              metric.group(1),
              new Metric(
                  metric.group(1),
                  Double.parseDouble(metric.group(2)),
                  metric.group(3) == null ? "" : metric.group(3)));
        } else if (note.matches()) {
          notes.add(note.group(1));
        }
      }
    }
    return new PartOutput(List.copyOf(metrics.values()), List.copyOf(notes));
  }

  /** The metrics, and others after them. */
  List<Metric> metricsAnd(List<Metric> more) {
    List<Metric> all = new ArrayList<>(metrics);
    all.addAll(more);
    return List.copyOf(all);
  }
}
