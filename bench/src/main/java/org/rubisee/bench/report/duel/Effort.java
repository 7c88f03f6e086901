package org.rubisee.bench.report.duel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.rubisee.bench.stats.paired.MeasuredTime;
import org.rubisee.bench.stats.paired.Power;
import org.rubisee.bench.stats.paired.RatioVariance;
import org.rubisee.bench.stats.paired.Regression;
import org.rubisee.settings.Text;

/**
 * How many rounds of one start of the servers find a deterioration, given what a duel varied by,
 * what starts differ by, and how a ratio may still drift.
 *
 * @param regression the metrics of the duel
 * @param time when its rounds were measured
 * @param rounds how many rounds a start of it had, from 1
 */
public record Effort(Regression regression, MeasuredTime time, int rounds) {

  private static final double PERCENT = 100;
  private static final int SECONDS_PER_MINUTE = 60;

  /**
   * How many rounds find it, after a warm-up as long as that of the duel.
   *
   * @param deterioration as a share
   * @return empty if no reasonable number does
   */
  public OptionalInt roundsToFind(double deterioration) {
    double betweenRounds =
        regression.metrics().stream()
            .mapToDouble(metric -> RatioVariance.of(metric.metric().ratios()).betweenRounds())
            .max()
            .orElseThrow();
    return Power.roundsOverStarts(
        betweenRounds,
        DuelReport.START_DEVIATION,
        1 + deterioration,
        number -> new MeasuredTime(time.before(), time.seconds() / rounds * number));
  }

  /**
   * The same in a sentence, with the minutes that these rounds take.
   *
   * @param deterioration as a share
   * @param secondsPerRound of the measured blocks
   */
  public String inWords(double deterioration, double secondsPerRound) {
    OptionalInt needed = roundsToFind(deterioration);
    return needed.isEmpty()
        ? Text.of(
            "No reasonable number of rounds of one start finds %s here: blocks or starts vary too much",
            DuelReport.percent(deterioration))
        : Text.of(
            "To find %s with 90 %% power: %d rounds, about %.0f minutes of measured blocks",
            DuelReport.percent(deterioration),
            needed.getAsInt(),
            Math.ceil(needed.getAsInt() * secondsPerRound / SECONDS_PER_MINUTE));
  }

  /**
   * The same for a script: the deterioration in percent; rounds and minutes unless no reasonable
   * number of rounds finds it.
   */
  public Map<String, Object> facts(double deterioration, double secondsPerRound) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("findPercent", deterioration * PERCENT);
    roundsToFind(deterioration)
        .ifPresent(
            needed -> {
              facts.put("rounds", needed);
              facts.put("minutes", Math.ceil(needed * secondsPerRound / SECONDS_PER_MINUTE));
            });
    return facts;
  }
}
