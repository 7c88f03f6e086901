package org.rubisee.bench.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ProfiledTier;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Breakdown;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierBreakdown;

/** Where the CPU time of profiled trials goes: two drawings per mix. */
public final class BreakdownPlots {

  private final List<ProfiledTier> tiers;

  private BreakdownPlots(List<ProfiledTier> tiers) {
    this.tiers = List.copyOf(tiers);
  }

  /** All profiled trials of a run. */
  public static BreakdownPlots of(ReportModel model) {
    List<JudgedTrial> trials =
        Stream.concat(model.profiledTrials().stream(), model.trials().stream())
            .filter(judged -> !judged.trial().evidence().breakdowns().isEmpty())
            .toList();
    boolean several =
        trials.stream().map(judged -> judged.trial().point().clients()).distinct().count() > 1;
    List<ProfiledTier> tiers = new ArrayList<>();
    for (Configuration configuration : model.run().plan().configurations()) {
      for (String mix : model.run().plan().mixes()) {
        for (LoadPoint point : ReportModel.points(trials, configuration.name(), mix)) {
          tiers.addAll(tiers(point, configuration.title(), several));
        }
      }
    }
    return new BreakdownPlots(tiers);
  }

  /** What is drawn. */
  public List<ProfiledTier> tiers() {
    return tiers;
  }

  /**
   * The drawings: shares, and CPU time per interaction, for each mix.
   *
   * @param idPrefix what their names begin with
   */
  public List<Figure> figures(String idPrefix) {
    List<Figure> figures = new ArrayList<>();
    tiers.stream()
        .map(tier -> tier.point().mix())
        .distinct()
        .forEach(
            mix -> {
              List<Breakdown.Bar> bars =
                  tiers.stream()
                      .filter(tier -> tier.point().mix().equals(mix))
                      .map(ProfiledTier::bar)
                      .toList();
              figures.add(
                  Breakdown.ofShares("Shares of CPU time, " + mix + " mix", bars)
                      .figure(idPrefix + "breakdown-shares-" + mix, "Per tier."));
              figures.add(
                  Breakdown.ofCosts("CPU time per interaction, " + mix + " mix", bars)
                      .figure(idPrefix + "breakdown-cost-" + mix, "Per tier. Less is better."));
            });
    return figures;
  }

  private static List<ProfiledTier> tiers(LoadPoint point, String title, boolean namesLoad) {
    List<TierBreakdown> all =
        point.trials().stream()
            .flatMap(judged -> judged.trial().evidence().breakdowns().stream())
            .toList();
    return Stream.of(Tier.values())
        .map(tier -> TierBreakdown.merged(tier, all))
        .filter(samples -> samples.total() > 0)
        .map(samples -> new ProfiledTier(point, title, samples, namesLoad))
        .toList();
  }
}
