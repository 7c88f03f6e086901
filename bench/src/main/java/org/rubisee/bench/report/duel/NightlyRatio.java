package org.rubisee.bench.report.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.stats.paired.LogRatios;
import org.rubisee.bench.stats.paired.MeanLogRatio;
import org.rubisee.bench.stats.paired.RatioInterval;
import org.rubisee.bench.stats.paired.Regression;

/**
 * What one duel said of a metric, by the scores that it kept.
 *
 * @param time when the duel began
 * @param commit what NEW was called
 * @param metric its name
 * @param worse the ratio by which NEW was worse, with its 95 % interval over starts of the servers
 * @param isAlarm whether this metric alone was worse, one-sided at 5 %
 */
record NightlyRatio(
    Instant time, String commit, String metric, RatioInterval worse, boolean isAlarm) {

  /**
   * Those of a file, in its order.
   *
   * @throws IOException if the file cannot be read, or is none of scores
   */
  static List<NightlyRatio> of(Path scores) throws IOException {
    Map<List<Object>, List<Score>> duels = new LinkedHashMap<>();
    for (ScoreFile.Line line : ScoreFile.read(scores)) {
      duels
          .computeIfAbsent(
              List.of(line.time(), line.commit(), line.score().metric()), key -> new ArrayList<>())
          .add(line.score());
    }
    List<NightlyRatio> nights = new ArrayList<>();
    duels.forEach(
        (key, starts) ->
            nights.add(of((Instant) key.get(0), (String) key.get(1), (String) key.get(2), starts)));
    return List.copyOf(nights);
  }

  private static NightlyRatio of(Instant time, String commit, String metric, List<Score> starts) {
    MeanLogRatio mean = mean(starts);
    int rounds = starts.stream().mapToInt(Score::rounds).sum();
    return new NightlyRatio(
        time,
        commit,
        metric,
        RatioInterval.of(mean, rounds),
        mean.pValueAbove(1) < Regression.LEVEL);
  }

  /** Several starts show how starts differ, a single one does not. */
  private static MeanLogRatio mean(List<Score> starts) {
    MeanLogRatio ofStarts =
        LogRatios.of(
                starts.stream()
                    .map(start -> new double[] {Math.log(start.ratio())})
                    .toArray(double[][]::new))
            .mean();
    return starts.size() > 1
        ? ofStarts
        : starts
            .get(0)
            .ofRounds()
            .map(mean -> mean.overStarts(DuelReport.START_DEVIATION))
            .orElse(ofStarts);
  }
}
