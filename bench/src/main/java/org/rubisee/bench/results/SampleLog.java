package org.rubisee.bench.results;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The samples of a running trial as two CSV files, one line per reading, each line on disk before
 * the next is taken: a trial that dies keeps its samples. Counters that differ from sample to
 * sample stand in the last column as {@code name=value} pairs.
 */
final class SampleLog implements AutoCloseable {
  static final String TIERS_FILE = "tiers.csv";
  static final String DATABASE_FILE = "database.csv";
  private static final String TIERS_HEADER =
      "tier,at_seconds,cpu_user_seconds,cpu_system_seconds,resident_bytes,counters";
  private static final String DATABASE_HEADER = "at_seconds,counters";

  private final Writer tiers;
  private final Writer database;

  SampleLog(Path folder) throws IOException {
    tiers = opened(folder.resolve(TIERS_FILE), TIERS_HEADER);
    database = opened(folder.resolve(DATABASE_FILE), DATABASE_HEADER);
  }

  synchronized void add(TierSample sample) throws IOException {
    line(
        tiers,
        String.format(
            Locale.ROOT,
            "%s,%.3f,%.3f,%.3f,%d,%s",
            sample.tier().label(),
            sample.atSeconds(),
            sample.cpuUserSeconds(),
            sample.cpuSystemSeconds(),
            sample.residentBytes(),
            pairs(sample.counters())));
  }

  synchronized void add(DatabaseSample sample) throws IOException {
    line(
        database,
        String.format(Locale.ROOT, "%.3f,%s", sample.atSeconds(), pairs(sample.counters())));
  }

  static List<TierSample> tierSamples(Path folder) throws IOException {
    List<TierSample> samples = new ArrayList<>();
    for (String[] cells : rows(folder.resolve(TIERS_FILE), 6)) {
      Map<String, Double> counters = new LinkedHashMap<>();
      unpaired(cells[5]).forEach((name, value) -> counters.put(name, Double.valueOf(value)));
      samples.add(
          new TierSample(
              Tier.ofLabel(cells[0]),
              Double.parseDouble(cells[1]),
              Double.parseDouble(cells[2]),
              Double.parseDouble(cells[3]),
              Long.parseLong(cells[4]),
              counters));
    }
    return samples;
  }

  static List<DatabaseSample> databaseSamples(Path folder) throws IOException {
    List<DatabaseSample> samples = new ArrayList<>();
    for (String[] cells : rows(folder.resolve(DATABASE_FILE), 2)) {
      Map<String, Long> counters = new LinkedHashMap<>();
      unpaired(cells[1]).forEach((name, value) -> counters.put(name, Long.valueOf(value)));
      samples.add(new DatabaseSample(Double.parseDouble(cells[0]), counters));
    }
    return samples;
  }

  @Override
  public void close() throws IOException {
    try (tiers) {
      database.close();
    }
  }

  private static Writer opened(Path file, String header) throws IOException {
    Writer writer = Files.newBufferedWriter(file, StandardOpenOption.CREATE_NEW);
    line(writer, header);
    return writer;
  }

  private static void line(Writer writer, String text) throws IOException {
    writer.write(text + "\n");
    writer.flush();
  }

  private static String pairs(Map<String, ? extends Number> counters) {
    StringBuilder pairs = new StringBuilder();
    counters.forEach(
        (name, value) -> pairs.append(pairs.isEmpty() ? "" : ";").append(name + "=" + value));
    return pairs.toString();
  }

  private static Map<String, String> unpaired(String cell) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String pair : cell.split(";")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
      }
    }
    return pairs;
  }

  /** The complete lines; the last one of a process that died may be torn. */
  private static List<String[]> rows(Path file, int columns) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = Files.readString(file);
    return text.substring(0, text.lastIndexOf('\n') + 1)
        .lines()
        .skip(1)
        .map(line -> line.split(",", -1))
        .filter(cells -> cells.length == columns)
        .toList();
  }
}
