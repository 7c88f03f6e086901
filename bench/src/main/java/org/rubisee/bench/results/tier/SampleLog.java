package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The samples of tiers and database of a running trial; a trial that dies keeps them. */
public final class SampleLog implements AutoCloseable {
  static final String TIERS_FILE = "tiers.csv";
  static final String DATABASE_FILE = "database.csv";
  private static final String TIERS_HEADER =
      "tier,at_seconds,cpu_user_seconds,cpu_system_seconds,resident_bytes,counters";
  private static final String DATABASE_HEADER = "at_seconds,counters";

  private final GrowingTable tiers;
  private final GrowingTable database;

  public SampleLog(Path folder) throws IOException {
    tiers = new GrowingTable(folder.resolve(TIERS_FILE), TIERS_HEADER);
    database = new GrowingTable(folder.resolve(DATABASE_FILE), DATABASE_HEADER);
  }

  public void add(TierSample sample) throws IOException {
    tiers.add(
        String.format(
            Locale.ROOT,
            "%s,%.3f,%.3f,%.3f,%d,%s",
            sample.tier().label(),
            sample.atSeconds(),
            sample.cpuUserSeconds(),
            sample.cpuSystemSeconds(),
            sample.residentBytes(),
            GrowingTable.pairs(sample.counters())));
  }

  public void add(DatabaseSample sample) throws IOException {
    database.add(
        String.format(
            Locale.ROOT, "%.3f,%s", sample.atSeconds(), GrowingTable.pairs(sample.counters())));
  }

  public static List<TierSample> tierSamples(Path folder) throws IOException {
    return GrowingTable.rows(folder.resolve(TIERS_FILE), 6, SampleLog::tierSample);
  }

  private static TierSample tierSample(String[] cells) {
    Map<String, Double> counters = new LinkedHashMap<>();
    GrowingTable.unpaired(cells[5])
        .forEach((name, value) -> counters.put(name, Double.valueOf(value)));
    return new TierSample(
        Tier.ofLabel(cells[0]),
        Double.parseDouble(cells[1]),
        Double.parseDouble(cells[2]),
        Double.parseDouble(cells[3]),
        Long.parseLong(cells[4]),
        counters);
  }

  public static List<DatabaseSample> databaseSamples(Path folder) throws IOException {
    return GrowingTable.rows(folder.resolve(DATABASE_FILE), 2, SampleLog::databaseSample);
  }

  private static DatabaseSample databaseSample(String[] cells) {
    Map<String, Long> counters = new LinkedHashMap<>();
    GrowingTable.unpaired(cells[1])
        .forEach((name, value) -> counters.put(name, Long.valueOf(value)));
    return new DatabaseSample(Double.parseDouble(cells[0]), counters);
  }

  @Override
  public void close() throws IOException {
    try (tiers) {
      database.close();
    }
  }
}
