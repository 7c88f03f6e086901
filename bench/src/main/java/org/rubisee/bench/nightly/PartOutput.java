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
 * @param figures the metrics, in their order; of several with one name the last
 * @param notes in their order
 */
record PartOutput(List<Figure> figures, List<String> notes) {

  private static final Pattern FIGURE =
      Pattern.compile("metric ([\\w.-]+) (-?\\d+(?:\\.\\d+)?)(?: (\\S.*))?");
  private static final Pattern NOTE = Pattern.compile("note (\\S.*)");

  /** Reads a log. Bytes that are no text are replaced. */
  static PartOutput in(Path log) throws IOException {
    Map<String, Figure> figures = new LinkedHashMap<>();
    List<String> notes = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Matcher figure = FIGURE.matcher(line.strip());
        Matcher note = NOTE.matcher(line.strip());
        if (figure.matches()) {
          figures.put(
              figure.group(1),
              new Figure(
                  figure.group(1),
                  Double.parseDouble(figure.group(2)),
                  figure.group(3) == null ? "" : figure.group(3)));
        } else if (note.matches()) {
          notes.add(note.group(1));
        }
      }
    }
    return new PartOutput(List.copyOf(figures.values()), List.copyOf(notes));
  }

  /** The metrics, and others after them. */
  List<Figure> figuresAnd(List<Figure> more) {
    List<Figure> all = new ArrayList<>(figures);
    all.addAll(more);
    return List.copyOf(all);
  }
}
