package org.rubisee.bench.prices;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.Ordered;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.measurement.PhaseResult;

/**
 * What one configuration took once: in a trial, or in the paced blocks of a round.
 *
 * @param configuration its name
 * @param pair samples of several configurations with the same number were measured side by side;
 *     {@link #ALONE} where servers were its own
 * @param cpuMillis CPU milliseconds per interaction by tier of the site
 * @param compilerMillis CPU milliseconds per interaction that JIT compilation took, of all tiers
 * @param answered how often each interaction was answered, by label
 */
public record CostSample(
    String configuration,
    int pair,
    Map<Tier, Double> cpuMillis,
    double compilerMillis,
    Map<String, Long> answered) {

  /** Belongs to no pair. */
  static final int ALONE = 0;

  static final List<Tier> SERVERS = List.of(Tier.WEB, Tier.APP, Tier.DB);

  private static final String COMPILERS = "compilerMillis";
  private static final double MILLIS_PER_SECOND = 1000;

  /** Copies the maps. */
  public CostSample {
    cpuMillis = Ordered.copyOf(new TreeMap<>(cpuMillis));
    answered = Ordered.copyOf(new TreeMap<>(answered));
  }

  /** What a trial measured. */
  public static CostSample of(Trial trial) {
    long interactions = trial.client().answered();
    Map<Tier, Double> cpu = new EnumMap<>(Tier.class);
    for (Tier tier : SERVERS) {
      double seconds = trial.series(tier).cpuSecondsIn(trial.measured());
      cpu.put(tier, seconds * MILLIS_PER_SECOND / interactions);
    }
    double compilersPerSecond =
        SERVERS.stream()
            .mapToDouble(tier -> trial.series(tier).perSecondIn(trial.measured(), COMPILERS))
            .filter(Double::isFinite)
            .sum();
    return new CostSample(
        trial.point().configuration(),
        ALONE,
        cpu,
        compilersPerSecond * trial.measured().seconds() / interactions,
        answered(trial.client()));
  }

  /** How often each interaction was answered, by label. */
  static Map<String, Long> answered(PhaseResult clients) {
    Map<String, Long> answered = new TreeMap<>();
    clients
        .interactions()
        .forEach(
            (interaction, result) ->
                answered.put(interaction.label(), result.outcomes().answered()));
    return answered;
  }

  /** CPU milliseconds per interaction of all tiers. */
  double millis() {
    return SERVERS.stream().mapToDouble(this::millis).sum();
  }

  /** The same less what JIT compilation took. */
  double millisWithoutCompilers() {
    return millis() - compilerMillis;
  }

  /** CPU milliseconds per interaction of a tier; 0 if the site has no such tier. */
  double millis(Tier tier) {
    return cpuMillis.getOrDefault(tier, 0.0);
  }

  /** All interactions that were answered. */
  long total() {
    return answered.values().stream().mapToLong(Long::longValue).sum();
  }
}
