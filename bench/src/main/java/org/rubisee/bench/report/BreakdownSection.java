package org.rubisee.bench.report;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.CostCategory;
import org.rubisee.bench.results.JudgedTrial;
import org.rubisee.bench.results.Tier;
import org.rubisee.bench.results.TierBreakdown;
import org.rubisee.bench.results.TrialPoint;

/**
 * Where the CPU time of web and application tier goes, from profiled trials: the OOPSLA 2002
 * paper's figures 8, 13, 14, 17 and 20.
 */
final class BreakdownSection implements Section {

  /** More than this without a category, and a breakdown says too little. */
  private static final double UNCLASSIFIED_LIMIT = 0.05;

  @Override
  public String id() {
    return "breakdown";
  }

  @Override
  public String title() {
    return "Where the CPU time goes";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    List<Profiled> all = profiled(model);
    if (all.isEmpty()) {
      return List.of();
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "From trials in which a profiler took samples of the servers' CPU time; those trials"
                + " are left out of curves and verdicts. The innermost layer that a sample was in"
                + " gets it: what a library does counts for the layer that called it. CPU time per"
                + " interaction is the tier's own in the profiled trial, profiler included, divided"
                + " as its samples are."));
    body.add(figures.beside(plots(model, "")));
    body.add(table(all));
    body.addAll(warning(all));
    return body;
  }

  /** A tier of a profiled point. */
  private record Profiled(
      LoadPoint point, String configurationTitle, TierBreakdown samples, boolean atSeveralLoads) {

    String name() {
      return configurationTitle
          + ", "
          + samples.tier().label()
          + (atSeveralLoads ? ", " + Numbers.of(point.clients()) + " clients" : "");
    }

    Breakdown.Bar bar() {
      return new Breakdown.Bar(name(), samples, point.cpuMillis(samples.tier()));
    }

    double unclassified() {
      return samples.share(CostCategory.OTHER);
    }
  }

  private static List<Profiled> profiled(ReportModel model) {
    List<JudgedTrial> trials =
        Stream.concat(model.profiledTrials().stream(), model.trials().stream())
            .filter(judged -> !judged.trial().evidence().breakdowns().isEmpty())
            .toList();
    boolean several = trials.stream().map(judged -> point(judged).clients()).distinct().count() > 1;
    List<Profiled> profiled = new ArrayList<>();
    for (Configuration configuration : model.run().plan().configurations()) {
      for (LoadPoint point : points(model, configuration.name(), trials)) {
        profiled.addAll(tiers(point, configuration.title(), several));
      }
    }
    return profiled;
  }

  private static List<LoadPoint> points(
      ReportModel model, String configuration, List<JudgedTrial> trials) {
    List<LoadPoint> points = new ArrayList<>();
    for (String mix : model.run().plan().mixes()) {
      for (int clients : model.run().plan().clients()) {
        List<JudgedTrial> here =
            trials.stream()
                .filter(judged -> point(judged).configuration().equals(configuration))
                .filter(judged -> point(judged).mix().equals(mix))
                .filter(judged -> point(judged).clients() == clients)
                .toList();
        if (!here.isEmpty()) {
          points.add(new LoadPoint(configuration, mix, clients, here));
        }
      }
    }
    return points;
  }

  private static List<Profiled> tiers(LoadPoint point, String title, boolean several) {
    List<TierBreakdown> all =
        point.trials().stream()
            .flatMap(judged -> judged.trial().evidence().breakdowns().stream())
            .toList();
    return Stream.of(Tier.values())
        .map(tier -> TierBreakdown.merged(tier, all))
        .filter(samples -> samples.total() > 0)
        .map(samples -> new Profiled(point, title, samples, several))
        .toList();
  }

  /** The drawings of every mix; the names of their files begin with a prefix. */
  static List<Figure> plots(ReportModel model, String prefix) {
    List<Figure> plots = new ArrayList<>();
    List<Profiled> all = profiled(model);
    for (String mix : model.run().plan().mixes()) {
      List<Profiled> here = all.stream().filter(one -> one.point().mix().equals(mix)).toList();
      if (!here.isEmpty()) {
        plots.addAll(plots(prefix, mix, here));
      }
    }
    return plots;
  }

  private static List<Figure> plots(String prefix, String mix, List<Profiled> profiled) {
    List<Breakdown.Bar> bars = profiled.stream().map(Profiled::bar).toList();
    return List.of(
        Breakdown.ofShares("Shares of CPU time, " + mix + " mix", bars)
            .figure(prefix + "breakdown-shares-" + mix, "Per tier."),
        Breakdown.ofCosts("CPU time per interaction, " + mix + " mix", bars)
            .figure(prefix + "breakdown-cost-" + mix, "Per tier. Less is better."));
  }

  private static DomContent table(List<Profiled> profiled) {
    List<String> heads = new ArrayList<>(List.of("Tier", "Mix", "CPU ms per interaction"));
    Stream.of(CostCategory.values()).map(CostCategory::title).forEach(heads::add);
    heads.add("samples");
    Grid grid = new Grid(2, heads);
    for (Profiled one : profiled) {
      List<String> cells = new ArrayList<>();
      cells.add(one.name());
      cells.add(one.point().mix());
      cells.add(Numbers.of(one.bar().cpuMillis()));
      for (CostCategory category : CostCategory.values()) {
        double share = one.samples().share(category);
        cells.add(share == 0 ? "–" : Numbers.percent(share));
      }
      cells.add(Numbers.of(one.samples().total()));
      grid.row(cells);
    }
    return grid.shown();
  }

  private static List<DomContent> warning(List<Profiled> profiled) {
    List<String> names =
        profiled.stream()
            .filter(one -> one.unclassified() >= UNCLASSIFIED_LIMIT)
            .map(Profiled::name)
            .toList();
    return names.isEmpty()
        ? List.of()
        : List.of(
            p(
                "5 % or more of these samples fit no rule, so their other shares say less: "
                    + String.join("; ", names)
                    + ". 'rubis profile --reread' with rules of your own sorts them anew."));
  }

  private static TrialPoint point(JudgedTrial judged) {
    return judged.trial().point();
  }
}
