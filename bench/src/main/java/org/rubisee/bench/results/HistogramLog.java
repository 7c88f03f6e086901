package org.rubisee.bench.results;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;
import org.rubisee.bench.results.client.InteractionResult;
import org.rubisee.bench.results.client.LatencyHistogram;
import org.rubisee.bench.results.client.PhaseSpan;

/**
 * The histograms of a trial as a log that HdrHistogram's own tools read: one line per interaction,
 * tagged {@code response:ViewItem} or {@code service:ViewItem}, in microseconds.
 */
final class HistogramLog {
  private HistogramLog() {}

  static void write(Path file, Trial trial) throws IOException {
    try (PrintStream out =
        new PrintStream(Files.newOutputStream(file), false, StandardCharsets.UTF_8)) {
      HistogramLogWriter log = new HistogramLogWriter(out);
      log.outputLogFormatVersion();
      log.outputComment("[Times in microseconds; MaxValuePerUnit 1000 gives milliseconds]");
      log.outputStartTime(trial.startedAt().toEpochMilli());
      log.outputLegend();
      for (Map.Entry<String, InteractionResult> entry : trial.client().interactions().entrySet()) {
        line(log, trial, "response:" + entry.getKey(), entry.getValue().response());
        line(log, trial, "service:" + entry.getKey(), entry.getValue().service());
      }
    }
  }

  private static void line(
      HistogramLogWriter log, Trial trial, String tag, LatencyHistogram times) {
    PhaseSpan measured = trial.measured();
    Histogram histogram = times.toHistogramOfMicros();
    histogram.setTag(tag);
    log.outputIntervalHistogram(measured.fromSecond(), measured.toSecond(), histogram, 1000.0);
  }
}
