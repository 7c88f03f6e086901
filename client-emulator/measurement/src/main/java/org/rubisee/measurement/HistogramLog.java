package org.rubisee.measurement;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.HdrHistogram.HistogramLogWriter;
import org.rubisee.application.Interaction;

/**
 * Histograms of microseconds as a log that HdrHistogram's own tools read. This class defines the
 * tags: {@code phase/interaction/response}, {@code phase/interaction/service}, {@code
 * phase/interaction/with-images} and {@code phase/lag}, for example {@code
 * measure/Search/response}.
 */
final class HistogramLog {

  private static final String RESPONSE = "response";
  private static final String SERVICE = "service";
  private static final String WITH_IMAGES = "with-images";
  private static final String LAG = "lag";

  private HistogramLog() {}

  /** Begins a log. */
  static HistogramLogWriter begin(OutputStream out) {
    HistogramLogWriter log = new HistogramLogWriter(out);
    log.outputLogFormatVersion();
    log.outputComment("[Times in microseconds; MaxValuePerUnit 1000 gives milliseconds]");
    log.outputLegend();
    return log;
  }

  /** Writes all histograms of some phases. */
  static void write(OutputStream out, List<PhaseResult> phases) {
    HistogramLogWriter log = begin(out);
    Map<String, LatencyHistogram> tagged = new TreeMap<>();
    phases.forEach(phase -> tag(phase, tagged));
    tagged.forEach((tag, times) -> times.writeTo(log, tag, 0, 0));
  }

  private static void tag(PhaseResult result, Map<String, LatencyHistogram> tagged) {
    result
        .interactions()
        .forEach(
            (interaction, times) -> {
              tagged.put(tag(result.phase(), interaction, RESPONSE), times.response());
              tagged.put(tag(result.phase(), interaction, SERVICE), times.service());
              tagged.put(tag(result.phase(), interaction, WITH_IMAGES), times.withImages());
            });
    tagged.put(tag(result.phase(), LAG), result.lag());
  }

  private static String tag(Phase phase, Interaction interaction, String times) {
    return tag(phase, interaction.label() + "/" + times);
  }

  private static String tag(Phase phase, String what) {
    return phase.label() + "/" + what;
  }

  /** The same phases with the histograms that a log has of them. */
  static List<PhaseResult> read(Path file, List<PhaseResult> phases) throws IOException {
    Map<String, LatencyHistogram> tagged = new LinkedHashMap<>();
    forEach(file, line -> tagged.put(line.getTag(), LatencyHistogram.ofMicros(line)));
    List<PhaseResult> complete = new ArrayList<>();
    for (PhaseResult counts : phases) {
      Phase phase = counts.phase();
      Map<Interaction, InteractionResult> interactions = new LinkedHashMap<>();
      counts
          .interactions()
          .forEach(
              (interaction, result) ->
                  interactions.put(
                      interaction,
                      new InteractionResult(
                          result.outcomes(),
                          tagged.get(tag(phase, interaction, RESPONSE)),
                          tagged.get(tag(phase, interaction, SERVICE)),
                          tagged.get(tag(phase, interaction, WITH_IMAGES)))));
      complete.add(counts.with(interactions, tagged.get(tag(phase, LAG))));
    }
    return complete;
  }

  /**
   * Reads a log from its begin to its end, or to a line that was cut short.
   *
   * @throws IOException if not even the first line is that of a histogram
   */
  static void forEach(Path file, Consumer<Histogram> action) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    boolean isEmpty = true;
    try (HistogramLogReader reader = new HistogramLogReader(file.toFile())) {
      EncodableHistogram next = reader.nextIntervalHistogram();
      while (next != null) {
        action.accept((Histogram) next);
        isEmpty = false;
        next = reader.nextIntervalHistogram();
      }
    } catch (RuntimeException e) {
      if (isEmpty) {
        throw new IOException(file + " is not a histogram log: " + e.getMessage(), e);
      }
    }
  }
}
