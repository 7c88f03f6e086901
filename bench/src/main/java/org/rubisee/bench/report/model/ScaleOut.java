package org.rubisee.bench.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Tier;

/**
 * The highest throughput of configurations that differ in the number of servers of one tier only.
 *
 * @param tier the tier whose servers are counted: web or app
 * @param mix the mix
 * @param steps two or more, by ascending number of servers
 */
public record ScaleOut(Tier tier, String mix, List<Step> steps) {

  private static final Map<Tier, String> KNOBS =
      Map.of(Tier.WEB, "web-nodes", Tier.APP, "app-nodes");

  /**
   * A number of servers.
   *
   * @param configuration what was measured
   * @param nodes servers of the tier, from 1
   * @param peak its highest throughput
   * @param isLimited whether the servers met a limit: if not, the peak is what the clients asked
   *     for
   * @param against the ratio of its peak to that of the first step; empty if both kept up with
   *     their clients, or there is nothing to divide
   */
  public record Step(
      Configuration configuration,
      int nodes,
      HighestThroughput peak,
      boolean isLimited,
      Optional<Contrast> against) {}

  /** What configurations of one curve have in common. */
  private record Family(
      String implementation, Map<String, String> knobs, Map<String, Set<Integer>> cpus) {

    private static Family of(Configuration configuration, Tier tier) {
      Map<String, String> knobs = new TreeMap<>(configuration.knobs());
      knobs.remove(KNOBS.get(tier));
      Map<String, Set<Integer>> cpus = new TreeMap<>(configuration.cpus());
      cpus.remove(tier.label());
      return new Family(configuration.implementation(), knobs, cpus);
    }
  }

  public ScaleOut {
    steps = List.copyOf(steps);
  }

  /**
   * All curves of a mix, web tier first. There is none if the load arrives at rates of its own: it
   * sets the throughput.
   */
  public static List<ScaleOut> of(ReportModel model, String mix) {
    List<ScaleOut> curves = new ArrayList<>();
    if (model.run().plan().load().arrivals().hasFixedClients()) {
      for (Tier tier : List.of(Tier.WEB, Tier.APP)) {
        families(model, tier, mix).stream()
            .filter(family -> family.size() > 1)
            .forEach(
                family -> curves.add(new ScaleOut(tier, mix, steps(model, tier, mix, family))));
      }
    }
    return curves;
  }

  /** Those with a peak, one for each number of servers: the first of the plan. */
  private static List<List<Configuration>> families(ReportModel model, Tier tier, String mix) {
    Map<Family, Map<Integer, Configuration>> families = new LinkedHashMap<>();
    for (Configuration configuration : model.configurations()) {
      if (model.peak(configuration, mix).isPresent()) {
        families
            .computeIfAbsent(Family.of(configuration, tier), family -> new TreeMap<>())
            .putIfAbsent(nodes(configuration, tier), configuration);
      }
    }
    return families.values().stream().map(family -> List.copyOf(family.values())).toList();
  }

  private static List<Step> steps(
      ReportModel model, Tier tier, String mix, List<Configuration> family) {
    return family.stream()
        .map(configuration -> step(model, tier, mix, family.get(0), configuration))
        .sorted(Comparator.comparingInt(Step::nodes))
        .toList();
  }

  private static Step step(
      ReportModel model, Tier tier, String mix, Configuration base, Configuration configuration) {
    HighestThroughput peak = model.peak(configuration, mix).orElseThrow();
    return new Step(
        configuration,
        nodes(configuration, tier),
        peak,
        !model.keepsUp(peak),
        AgainstBase.of(model, base, configuration, mix).peaks());
  }

  private static int nodes(Configuration configuration, Tier tier) {
    return tier == Tier.WEB && configuration.webNodesInUse() > 0
        ? configuration.webNodesInUse()
        : Integer.parseInt(configuration.knobs().getOrDefault(KNOBS.get(tier), "1"));
  }

  /** The step with the fewest servers, which the others are compared with. */
  public Step first() {
    return steps.get(0);
  }

  /** The others, by ascending number of servers. */
  public List<Step> further() {
    return steps.subList(1, steps.size());
  }

  /** How many times the throughput of the first step a step has; NaN if unknown. */
  public double speedup(Step step) {
    return step.nodes() == first().nodes()
        ? 1
        : step.against().map(contrast -> contrast.comparison().ratio()).orElse(Double.NaN);
  }

  /** The speedup if throughput grew like the number of servers. */
  public double ideal(Step step) {
    return (double) step.nodes() / first().nodes();
  }

  /** The speedup as a share of the ideal one; NaN if unknown. */
  public double efficiency(Step step) {
    return speedup(step) / ideal(step);
  }

  /** The title of the curve: that of the configuration with the fewest servers. */
  public String title() {
    return first().configuration().title();
  }
}
