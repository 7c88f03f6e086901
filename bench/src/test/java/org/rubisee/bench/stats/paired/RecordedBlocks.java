package org.rubisee.bench.stats.paired;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.stats.Moments;

/**
 * Noise of blocks, from the measured blocks of the sample: three starts of twelve rounds of seven
 * sites. A value is the logarithm of a block less the mean of all sites in its round, and less the
 * mean of its site in its start.
 */
final class RecordedBlocks {

  private static final Path SAMPLE =
      Path.of(System.getProperty("rubis.home"), "docs/sample/blocks.csv");

  private static final int INVOCATION = 1;
  private static final int ROUND = 2;
  private static final int STAGE = 3;
  private static final int SITE = 4;
  private static final int LOAD = 6;
  private static final int THROUGHPUT = 13;
  private static final int CPU = 15;
  private static final int COMPILER_SHARE = 20;

  /** The sample's blocks have 1,600 interactions, those of a duel 1,040. */
  private static final double SHORTER = 1_600.0 / 1_040;

  /** Two means are subtracted, those of 7 sites and of 12 rounds. */
  private static final double MEANS = 7.0 / 6 * 12 / 11;

  /** The noise of a block: logarithms. */
  record Noise(double cpu, double throughput) {

    private Noise minus(Noise other) {
      return new Noise(cpu - other.cpu, throughput - other.throughput);
    }

    private Noise times(double factor) {
      return new Noise(factor * cpu, factor * throughput);
    }
  }

  private final Map<String, List<Noise>> noise;
  private final Map<String, List<List<Double>>> compilation;

  private RecordedBlocks(
      Map<String, List<Noise>> noise, Map<String, List<List<Double>>> compilation) {
    this.noise = noise;
    this.compilation = compilation;
  }

  static RecordedBlocks read() throws IOException {
    List<String[]> blocks =
        Files.readAllLines(SAMPLE).stream()
            .map(line -> line.split(","))
            .filter(row -> row[STAGE].equals("measured") && row[LOAD].equals("saturated"))
            .toList();
    Map<String, Noise> ofRounds = means(blocks, row -> row[INVOCATION] + "," + row[ROUND]);
    Map<String, Noise> ofStarts = means(blocks, row -> row[SITE] + "," + row[INVOCATION]);
    Noise all = mean(blocks);
    Map<String, List<Noise>> noise = new TreeMap<>();
    Map<String, Map<String, List<Double>>> compilation = new TreeMap<>();
    for (String[] row : blocks) {
      Noise own =
          logs(row)
              .minus(ofRounds.get(row[INVOCATION] + "," + row[ROUND]))
              .minus(ofStarts.get(row[SITE] + "," + row[INVOCATION]).minus(all));
      noise
          .computeIfAbsent(row[SITE], site -> new ArrayList<>())
          .add(own.times(Math.sqrt(SHORTER * MEANS)));
      compilation
          .computeIfAbsent(row[SITE], site -> new TreeMap<>())
          .computeIfAbsent(row[INVOCATION], start -> new ArrayList<>())
          .add(Double.parseDouble(row[COMPILER_SHARE]));
    }
    Map<String, List<List<Double>>> starts = new TreeMap<>();
    compilation.forEach((site, ofSite) -> starts.put(site, List.copyOf(ofSite.values())));
    return new RecordedBlocks(noise, starts);
  }

  /**
   * The same with the deviation that rounds of real duels had. Blocks of a duel stand closer to
   * each other than those of the sample, and had another machine.
   *
   * @param deviations of the log ratio of CPU per interaction between rounds, by site
   */
  RecordedBlocks scaledTo(Map<String, Double> deviations) {
    Map<String, List<Noise>> scaled = new TreeMap<>();
    noise.forEach(
        (site, own) -> {
          double variance = Moments.of(own.stream().mapToDouble(Noise::cpu).toArray()).variance();
          double factor = deviations.get(site) / Math.sqrt(variance);
          scaled.put(site, own.stream().map(one -> one.times(factor)).toList());
        });
    return new RecordedBlocks(scaled, compilation);
  }

  /** The same with so many blocks drawn from these, with replacement: another sample. */
  RecordedBlocks resampled(Random random) {
    Map<String, List<Noise>> drawn = new TreeMap<>();
    noise.forEach(
        (site, own) -> drawn.put(site, own.stream().map(any -> one(own, random)).toList()));
    return new RecordedBlocks(drawn, compilation);
  }

  /** The noise of a block of a site. */
  Noise block(String site, Random random) {
    return one(noise.get(site), random);
  }

  /** Shares of JIT compilation in the blocks of one start of a site. */
  List<Double> start(String site, Random random) {
    return one(compilation.get(site), random);
  }

  static <T> T one(List<T> some, Random random) {
    return some.get(random.nextInt(some.size()));
  }

  private static Map<String, Noise> means(List<String[]> blocks, Function<String[], String> group) {
    Map<String, Noise> means = new TreeMap<>();
    blocks.stream()
        .collect(Collectors.groupingBy(group))
        .forEach((name, own) -> means.put(name, mean(own)));
    return means;
  }

  private static Noise mean(List<String[]> blocks) {
    return new Noise(
        blocks.stream().mapToDouble(row -> logs(row).cpu()).average().orElseThrow(),
        blocks.stream().mapToDouble(row -> logs(row).throughput()).average().orElseThrow());
  }

  private static Noise logs(String... row) {
    return new Noise(
        Math.log(Double.parseDouble(row[CPU])), Math.log(Double.parseDouble(row[THROUGHPUT])));
  }
}
