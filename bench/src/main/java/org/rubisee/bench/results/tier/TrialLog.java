package org.rubisee.bench.results.tier;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.settings.Text;

/**
 * The tables of a running trial: samples of tiers, database and links, the sampler's cost, and what
 * could not be seen. A trial that dies keeps them.
 */
public final class TrialLog implements AutoCloseable {

  private static final String TIERS_FILE = "tiers.csv";
  private static final String DATABASE_FILE = "database.csv";
  private static final String LINKS_FILE = "links.csv";
  private static final String SAMPLER_FILE = "sampler.csv";
  private static final String UNSEEN_FILE = "unseen.txt";
  private static final String TIERS_HEADER =
      "tier,at_seconds,cpu_user_seconds,cpu_system_seconds,resident_bytes,counters";
  private static final String DATABASE_HEADER = "at_seconds,counters";
  private static final String LINKS_HEADER =
      "link,at_seconds,connections,request_bytes,answer_bytes,request_packets,answer_packets";
  private static final String SAMPLER_HEADER =
      "at_seconds,own_cpu_seconds,children_cpu_seconds,elapsed_seconds,bench_cpu_seconds";

  private final Path folder;
  private final GrowingTable tiers;
  private final GrowingTable database;
  private final GrowingTable links;
  private final GrowingTable sampler;

  /** New tables in the folder of a trial. */
  public TrialLog(Path folder) throws IOException {
    this.folder = folder;
    tiers = new GrowingTable(folder.resolve(TIERS_FILE), TIERS_HEADER);
    database = new GrowingTable(folder.resolve(DATABASE_FILE), DATABASE_HEADER);
    links = new GrowingTable(folder.resolve(LINKS_FILE), LINKS_HEADER);
    sampler = new GrowingTable(folder.resolve(SAMPLER_FILE), SAMPLER_HEADER);
  }

  /** Keeps a reading of a tier. */
  public void add(TierSample sample) throws IOException {
    tiers.add(
        Text.of(
            "%s,%.3f,%.3f,%.3f,%d,%s",
            sample.tier().label(),
            sample.atSeconds(),
            sample.cpuUserSeconds(),
            sample.cpuSystemSeconds(),
            sample.residentBytes(),
            GrowingTable.pairs(sample.counters())));
  }

  /** Keeps a reading of the database's counters. */
  public void add(DatabaseSample sample) throws IOException {
    database.add(Text.of("%.3f,%s", sample.atSeconds(), GrowingTable.pairs(sample.counters())));
  }

  /** Keeps a reading of a link. */
  public void add(LinkSample sample) throws IOException {
    LinkTraffic traffic = sample.traffic();
    links.add(
        Text.of(
            "%s,%.3f,%d,%.0f,%.0f,%.0f,%.0f",
            sample.link().label(),
            sample.atSeconds(),
            sample.connections(),
            traffic.requestBytes(),
            traffic.answerBytes(),
            traffic.requestPackets(),
            traffic.answerPackets()));
  }

  /** Keeps a reading of what sampling costs. */
  public void add(SamplerSample sample) throws IOException {
    sampler.add(
        Text.of(
            "%.3f,%.6f,%.2f,%.6f,%.2f",
            sample.atSeconds(),
            sample.ownCpuSeconds(),
            sample.childrenCpuSeconds(),
            sample.elapsedSeconds(),
            sample.benchCpuSeconds()));
  }

  /** Keeps, in a sentence, what cannot be seen of the trial and why. */
  public synchronized void addUnseen(String sentence) throws IOException {
    Files.writeString(
        folder.resolve(UNSEEN_FILE),
        sentence.replace('\n', ' ') + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }

  /** The readings of tiers in the folder of a trial. */
  public static List<TierSample> tierSamples(Path folder) throws IOException {
    return GrowingTable.rows(folder.resolve(TIERS_FILE), 6, TrialLog::tierSample);
  }

  /** The readings of the database's counters. */
  public static List<DatabaseSample> databaseSamples(Path folder) throws IOException {
    return GrowingTable.rows(folder.resolve(DATABASE_FILE), 2, TrialLog::databaseSample);
  }

  /** What was watched beside them. */
  public static Evidence evidence(Path folder) throws IOException {
    Path unseen = folder.resolve(UNSEEN_FILE);
    return new Evidence(
        GrowingTable.rows(folder.resolve(LINKS_FILE), 7, TrialLog::link),
        GrowingTable.rows(folder.resolve(SAMPLER_FILE), 5, TrialLog::samplerCost),
        Files.exists(unseen)
            ? new String(Files.readAllBytes(unseen), StandardCharsets.UTF_8).lines().toList()
            : List.of(),
        BreakdownFile.read(folder),
        StatementFile.read(folder));
  }

  @Override
  public void close() throws IOException {
    try (tiers;
        database;
        links) {
      sampler.close();
    }
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

  private static DatabaseSample databaseSample(String[] cells) {
    Map<String, Long> counters = new LinkedHashMap<>();
    GrowingTable.unpaired(cells[1])
        .forEach((name, value) -> counters.put(name, Long.valueOf(value)));
    return new DatabaseSample(Double.parseDouble(cells[0]), counters);
  }

  private static LinkSample link(String[] cells) {
    return new LinkSample(
        Link.ofLabel(cells[0]),
        Double.parseDouble(cells[1]),
        Integer.parseInt(cells[2]),
        new LinkTraffic(
            Double.parseDouble(cells[3]),
            Double.parseDouble(cells[4]),
            Double.parseDouble(cells[5]),
            Double.parseDouble(cells[6])));
  }

  private static SamplerSample samplerCost(String[] cells) {
    return new SamplerSample(
        Double.parseDouble(cells[0]),
        Double.parseDouble(cells[1]),
        Double.parseDouble(cells[2]),
        Double.parseDouble(cells[3]),
        Double.parseDouble(cells[4]));
  }
}
