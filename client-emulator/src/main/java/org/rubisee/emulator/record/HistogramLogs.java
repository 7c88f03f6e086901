package org.rubisee.emulator.record;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.HdrHistogram.HistogramLogWriter;

/** Reads and writes logs in HdrHistogram's own format. */
public final class HistogramLogs {

  /** Recorded values are microseconds; the log's readable columns are milliseconds. */
  public static final double MICROS_PER_MILLI = 1000.0;

  private HistogramLogs() {}

  static void writeTagged(OutputStream out, Map<String, Histogram> histograms) {
    HistogramLogWriter writer = new HistogramLogWriter(out);
    writer.outputLogFormatVersion();
    writer.outputLegend();
    new TreeMap<>(histograms)
        .forEach(
            (tag, histogram) -> {
              histogram.setTag(tag);
              writer.outputIntervalHistogram(0, 0, histogram, MICROS_PER_MILLI);
            });
  }

  static Map<String, Histogram> readTagged(Path file) throws IOException {
    Map<String, Histogram> histograms = new LinkedHashMap<>();
    for (Histogram histogram : readAll(file)) {
      histograms.put(histogram.getTag(), histogram);
    }
    return histograms;
  }

  /** All histograms in the order of the file; a line that was cut short ends the list. */
  static List<Histogram> readAll(Path file) throws IOException {
    List<Histogram> histograms = new ArrayList<>();
    if (!Files.exists(file)) {
      return histograms;
    }
    try (HistogramLogReader reader = new HistogramLogReader(file.toFile())) {
      EncodableHistogram next = reader.nextIntervalHistogram();
      while (next != null) {
        histograms.add((Histogram) next);
        next = reader.nextIntervalHistogram();
      }
    } catch (RuntimeException e) {
      if (histograms.isEmpty()) {
        throw new IOException(file + " is not a histogram log: " + e.getMessage(), e);
      }
    }
    return histograms;
  }
}
