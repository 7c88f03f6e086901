package org.rubisee.emulator.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.HdrHistogram.Histogram;
import org.rubisee.emulator.load.Phase;

/** The lines of {@value ResultFolder#SECONDS}. */
final class SecondsCsv {

  static final String HEADING =
      "epoch_second,phase,clients,ok,rejected,refused,failed,writes,pages,embedded,bytes,"
          + "cpu_seconds,p50_ms,p95_ms,max_ms";
  private static final int COLUMNS = HEADING.split(",").length;

  private SecondsCsv() {}

  static String line(SecondSample sample) {
    SecondSample.Counts c = sample.counts();
    Histogram response = sample.response();
    return String.format(
        Locale.ROOT,
        "%d,%s,%d,%d,%d,%d,%d,%d,%d,%d,%d,%.4f,%.3f,%.3f,%.3f",
        c.epochSecond(),
        c.phase(),
        c.clients(),
        c.ok(),
        c.rejected(),
        c.refused(),
        c.failed(),
        c.writes(),
        c.pages(),
        c.embedded(),
        c.bytes(),
        c.cpuSeconds(),
        response.getValueAtPercentile(50) / HistogramLogs.MICROS_PER_MILLI,
        response.getValueAtPercentile(95) / HistogramLogs.MICROS_PER_MILLI,
        response.getMaxValue() / HistogramLogs.MICROS_PER_MILLI);
  }

  /** Pairs each line with its histogram; a last line without one is left out. */
  static List<SecondSample> read(Path csv, Path histogramLog) throws IOException {
    List<SecondSample> samples = new ArrayList<>();
    if (!Files.exists(csv)) {
      return samples;
    }
    List<String> lines = Files.readAllLines(csv);
    List<Histogram> histograms = HistogramLogs.readAll(histogramLog);
    for (int i = 1; i < lines.size() && i <= histograms.size(); i++) {
      String[] cells = lines.get(i).split(",", -1);
      if (cells.length == COLUMNS) {
        samples.add(new SecondSample(counts(cells), histograms.get(i - 1)));
      }
    }
    return samples;
  }

  private static SecondSample.Counts counts(String[] cells) {
    long[] numbers = new long[COLUMNS];
    for (int i = 2; i <= 10; i++) {
      numbers[i] = Long.parseLong(cells[i]);
    }
    return new SecondSample.Counts(
        Long.parseLong(cells[0]),
        phase(cells[1]),
        (int) numbers[2],
        numbers[3],
        numbers[4],
        numbers[5],
        numbers[6],
        numbers[7],
        numbers[8],
        numbers[9],
        numbers[10],
        Double.parseDouble(cells[11]));
  }

  private static Phase phase(String label) {
    for (Phase phase : Phase.values()) {
      if (phase.label().equals(label)) {
        return phase;
      }
    }
    throw new IllegalArgumentException("There is no phase called '" + label + "'");
  }
}
