package org.rubisee.bench.report.duel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.rubisee.bench.stats.Moments;
import org.rubisee.bench.stats.ShareInterval;

/**
 * A file that collects the scores of many duels of the same two builds, one line per invocation and
 * metric, so that parts of an hour add up over days.
 */
public final class ScoreFile {

  private static final String HEAD = "time,commit,metric,rounds,ratio,z";
  private static final int METRIC = 2;
  private static final int ROUNDS = 3;
  private static final int RATIO = 4;
  private static final int Z = 5;

  private ScoreFile() {}

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
          String.format(
              Locale.ROOT,
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
   * All scores of a file together, by metric, as lines that {@code rubis nightly} keeps: how many,
   * their mean and variance with the p-values of mean 0 and variance 1, and how many alarms they
   * are, with the 95 % interval of their share. Equal builds give mean 0; variance 1 if starts of
   * the servers differ by no more than their rounds tell; and at most 5 % of alarms.
   */
  public static List<String> summary(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    requireScores(file, lines);
    List<Score> all =
        lines.stream()
            .skip(1)
            .map(line -> line.split(","))
            .filter(row -> row.length > Z)
            .map(ScoreFile::score)
            .toList();
    List<String> summary = new ArrayList<>();
    for (String metric : all.stream().map(Score::metric).distinct().sorted().toList()) {
      List<Score> scores = all.stream().filter(score -> score.metric().equals(metric)).toList();
      Moments moments = Moments.of(scores.stream().mapToDouble(Score::z).toArray());
      long alarms = scores.stream().filter(Score::isAlarm).count();
      summary.add("metric %s.scores %d invocations".formatted(metric, scores.size()));
      summary.add(line(metric, "mean", moments.mean(), "standard scores"));
      if (scores.size() > 1) {
        summary.add(line(metric, "variance", moments.variance(), "standard scores"));
        summary.add(line(metric, "mean-p", pOfMeanZero(moments), "two-sided, of mean 0"));
        summary.add(
            line(metric, "variance-p", pOfVarianceOne(moments), "two-sided, of variance 1"));
      }
      summary.add("metric %s.alarms %d of %d".formatted(metric, alarms, scores.size()));
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
    return String.format(Locale.ROOT, "metric %s.%s %.3f %s", metric, figure, value, unit);
  }

  private static void requireScores(Path file, List<String> lines) throws IOException {
    if (lines.isEmpty() || !lines.get(0).equals(HEAD)) {
      throw new IOException(file + " holds no scores of duels: name another file");
    }
  }
}
