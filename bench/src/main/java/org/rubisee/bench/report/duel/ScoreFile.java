package org.rubisee.bench.report.duel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.rubisee.bench.stats.Moments;
import org.rubisee.bench.stats.ShareInterval;
import org.rubisee.bench.stats.paired.MeanLogRatio;
import org.rubisee.bench.stats.paired.StartDeviation;
import org.rubisee.settings.Text;

/**
 * A file that collects the scores of many duels of the same two builds, one line per invocation and
 * metric, so that parts of an hour add up over days.
 */
public final class ScoreFile {

  private static final String HEAD = "time,commit,metric,rounds,ratio,z";
  private static final int TIME = 0;
  private static final int COMMIT = 1;
  private static final int METRIC = 2;
  private static final int ROUNDS = 3;
  private static final int RATIO = 4;
  private static final int Z = 5;
  private static final double PERCENT = 100;

  private ScoreFile() {}

  /**
   * A line of the file.
   *
   * @param time when the duel began
   * @param commit what NEW was called
   * @param score of a metric in one of its invocations
   */
  record Line(Instant time, String commit, Score score) {}

  /**
   * The lines of a file, in its order.
   *
   * @throws IOException if the file cannot be read, or is none of scores
   */
  static List<Line> read(Path file) throws IOException {
    return rows(file).stream()
        .map(row -> new Line(Instant.parse(row[TIME]), row[COMMIT], score(row)))
        .toList();
  }

  private static List<String[]> rows(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    requireScores(file, lines);
    return lines.stream()
        .skip(1)
        .map(line -> line.split(","))
        .filter(row -> row.length > Z)
        .toList();
  }

  /**
   * Adds scores; makes the file with its head if there is none.
   *
   * @throws IOException if the file cannot be written, or is none of scores
   */
  public static void append(Path file, Instant time, String commit, List<Score> scores)
      throws IOException {
    if (!Files.exists(file)) {
      if (file.toAbsolutePath().getParent() != null) {
        Files.createDirectories(file.toAbsolutePath().getParent());
      }
      Files.writeString(file, HEAD + "\n");
    }
    requireScores(file, Files.readAllLines(file));
    StringBuilder lines = new StringBuilder();
    for (Score score : scores) {
      lines.append(
          Text.of(
              "%s,%s,%s,%d,%.6g,%.6g%n",
              time.truncatedTo(ChronoUnit.SECONDS),
              commit,
              score.metric(),
              score.rounds(),
              score.ratio(),
              score.z()));
    }
    Files.writeString(file, lines, StandardOpenOption.APPEND);
  }

  /**
   * All scores of a file together, by metric, as lines that {@code .ci/duel-alarms} reads: how
   * many, their mean and variance with the p-values of mean 0 and variance 1; by how much starts of
   * the servers deviate beyond the error of their rounds; and how many alarms they are, with the 95
   * % interval of their share. Equal builds give mean 0; variance 1 if starts differ by no more
   * than their rounds tell; and at most 5 % of alarms.
   */
  public static List<String> summary(Path file) throws IOException {
    Map<String, List<String[]>> byMetric =
        rows(file).stream()
            .collect(Collectors.groupingBy(row -> row[METRIC], TreeMap::new, Collectors.toList()));
    List<String> summary = new ArrayList<>();
    for (Map.Entry<String, List<String[]>> rows : byMetric.entrySet()) {
      String metric = rows.getKey();
      List<Score> scores = rows.getValue().stream().map(ScoreFile::score).toList();
      Moments moments = Moments.of(scores.stream().mapToDouble(Score::z).toArray());
      long alarms = scores.stream().filter(Score::isAlarm).count();
      summary.add(Text.of("metric %s.scores %d invocations", metric, scores.size()));
      summary.add(line(metric, "mean", moments.mean(), "standard scores"));
      if (scores.size() > 1) {
        summary.add(line(metric, "variance", moments.variance(), "standard scores"));
        summary.add(line(metric, "mean-p", pOfMeanZero(moments), "two-sided, of mean 0"));
        summary.add(
            line(metric, "variance-p", pOfVarianceOne(moments), "two-sided, of variance 1"));
      }
      summary.addAll(startDeviation(metric, rows.getValue()));
      summary.add(Text.of("metric %s.alarms %d of %d", metric, alarms, scores.size()));
      ShareInterval share = ShareInterval.of(alarms, scores.size());
      summary.add(line(metric, "alarms-low", share.lower(), "of all, Clopper-Pearson 95 %"));
      summary.add(line(metric, "alarms-high", share.upper(), "of all, Clopper-Pearson 95 %"));
    }
    return summary;
  }

  private static Score score(String... row) {
    return new Score(
        row[METRIC],
        Integer.parseInt(row[ROUNDS]),
        Double.parseDouble(row[RATIO]),
        Double.parseDouble(row[Z]));
  }

  /** The deviation between starts; none if the rounds of no start tell their error. */
  private static List<String> startDeviation(String metric, List<String[]> rows) {
    Map<String, List<MeanLogRatio>> duels = new TreeMap<>();
    for (String[] row : rows) {
      score(row)
          .ofRounds()
          .ifPresent(start -> duels.computeIfAbsent(row[TIME], t -> new ArrayList<>()).add(start));
    }
    if (duels.isEmpty()) {
      return List.of();
    }
    StartDeviation found = StartDeviation.of(duels.values());
    return List.of(
        line(metric, "start-deviation", PERCENT * found.estimate(), "%, beyond that of rounds"),
        line(metric, "start-deviation-low", PERCENT * found.lower(), "%, by chi-square, 95 %"),
        line(metric, "start-deviation-high", PERCENT * found.upper(), "%, by chi-square, 95 %"));
  }

  /** How often chance alone brings a mean as far from 0, by Student's t. */
  private static double pOfMeanZero(Moments moments) {
    if (moments.variance() == 0) {
      return moments.mean() == 0 ? 1 : 0;
    }
    double t = Math.abs(moments.mean()) / Math.sqrt(moments.varianceOfMean());
    return 2 * TDistribution.of(moments.count() - 1).survivalProbability(t);
  }

  /** How often chance alone brings a variance as far from 1, by chi-square. */
  private static double pOfVarianceOne(Moments moments) {
    int degrees = moments.count() - 1;
    ChiSquaredDistribution chiSquare = ChiSquaredDistribution.of(degrees);
    double sum = degrees * moments.variance();
    return 2 * Math.min(chiSquare.cumulativeProbability(sum), chiSquare.survivalProbability(sum));
  }

  private static String line(String metric, String figure, double value, String unit) {
    return Text.of("metric %s.%s %.3f %s", metric, figure, value, unit);
  }

  private static void requireScores(Path file, List<String> lines) throws IOException {
    if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
      throw new IOException(file + " holds no scores of duels: name another file");
    }
  }
}
