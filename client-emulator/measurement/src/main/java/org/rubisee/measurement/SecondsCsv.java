package org.rubisee.measurement;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines of {@value MeasurementFolder#SECONDS}. */
final class SecondsCsv {

  static final String HEADING =
      "epoch_second,phase,clients,ok,rejected,refused,failed,writes,pages,embedded,bytes,"
          + "cpu_seconds,p50_ms,p95_ms,p99_ms,max_ms,offered,not_offered";
  private static final int COLUMNS = HEADING.split(",").length;

  private SecondsCsv() {}

  static String line(SecondSample sample) {
    SecondSample.Counts c = sample.counts();
    SecondSample.Response response = sample.response();
    return String.format(
        Locale.ROOT,
        "%d,%s,%d,%d,%d,%d,%d,%d,%d,%d,%d,%.4f,%.3f,%.3f,%.3f,%.3f,%d,%d",
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
        response.p50Millis(),
        response.p95Millis(),
        response.p99Millis(),
        response.maxMillis(),
        c.arrivals().offered(),
        c.arrivals().notOffered());
  }

  /** All complete lines; one that was cut short is left out. */
  static List<SecondSample> read(Path csv) throws IOException {
    List<SecondSample> samples = new ArrayList<>();
    if (!Files.exists(csv)) {
      return samples;
    }
    String text = new String(Files.readAllBytes(csv), StandardCharsets.UTF_8);
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    for (int i = 1; i < lines.size(); i++) {
      String[] cells = lines.get(i).split(",", -1);
      if (cells.length == COLUMNS) {
        samples.add(sample(csv, i + 1, cells));
      }
    }
    return samples;
  }

  private static SecondSample sample(Path csv, int line, String[] cells)
      throws UnreadableResultException {
    try {
      return sample(cells);
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(csv, "line " + line + ": " + e.getMessage(), e);
    }
  }

  private static SecondSample sample(String[] cells) {
    long[] numbers = new long[COLUMNS];
    for (int i = 2; i <= 10; i++) {
      numbers[i] = Long.parseLong(cells[i]);
    }
    return new SecondSample(
        new SecondSample.Counts(
            Long.parseLong(cells[0]),
            Phase.ofLabel(cells[1]),
            (int) numbers[2],
            numbers[3],
            numbers[4],
            numbers[5],
            numbers[6],
            numbers[7],
            numbers[8],
            numbers[9],
            numbers[10],
            Double.parseDouble(cells[11]),
            new ArrivalCounts(Long.parseLong(cells[16]), Long.parseLong(cells[17]))),
        new SecondSample.Response(
            Double.parseDouble(cells[12]),
            Double.parseDouble(cells[13]),
            Double.parseDouble(cells[14]),
            Double.parseDouble(cells[15])));
  }
}
