package org.rubisee.bench.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.model.ScaleOut;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.results.tier.Tier;

/**
 * Throughput and speedup against the number of servers of a tier, a curve per {@link ScaleOut}.
 *
 * @param prefix what the names of their files begin with
 */
public record ScaleOutPlots(ReportModel model, String prefix) {

  /** What the servers of a tier are called. */
  public static final Map<Tier, String> SERVERS =
      Map.of(Tier.WEB, "web servers", Tier.APP, "application servers");

  /** Throughput and, where it is known, speedup: for every mix and tier that has curves. */
  public List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    for (String mix : model.mixes()) {
      Map<Tier, List<ScaleOut>> byTier = new LinkedHashMap<>();
      ScaleOut.of(model, mix)
          .forEach(
              curve -> byTier.computeIfAbsent(curve.tier(), tier -> new ArrayList<>()).add(curve));
      byTier.values().forEach(curves -> figures.addAll(figures(curves)));
    }
    return figures;
  }

  private List<Figure> figures(List<ScaleOut> curves) {
    List<Figure> figures = new ArrayList<>();
    figures.add(throughput(curves));
    if (curves.stream().anyMatch(ScaleOutPlots::hasSpeedup)) {
      figures.add(speedup(curves));
    }
    return figures;
  }

  private static boolean hasSpeedup(ScaleOut curve) {
    return curve.further().stream().anyMatch(step -> Double.isFinite(curve.speedup(step)));
  }

  private Figure throughput(List<ScaleOut> curves) {
    ScaleOut any = curves.get(0);
    return new LinePlot(
            "Highest throughput, " + any.mix() + " mix",
            SERVERS.get(any.tier()),
            "interactions per second",
            curves.stream().map(this::throughput).toList())
        .figure(
            prefix + "nodes-" + any.tier().label() + "-" + any.mix(),
            "More is better. Hollow: no limit was seen, since servers kept up with their clients,"
                + " or a gate failed.");
  }

  private LinePlot.Curve throughput(ScaleOut curve) {
    return curve(
        curve,
        curve.steps().stream()
            .map(step -> Interval.of(step.peak().throughput()).at(step.nodes(), isHollow(step)))
            .toList());
  }

  private static boolean isHollow(ScaleOut.Step step) {
    return !step.isLimited() || !step.peak().highest().isValid();
  }

  private Figure speedup(List<ScaleOut> curves) {
    ScaleOut any = curves.get(0);
    List<LinePlot.Curve> all = new ArrayList<>();
    for (ScaleOut curve : curves) {
      if (hasSpeedup(curve)) {
        all.add(speedup(curve));
      }
    }
    all.addAll(ideals(curves));
    return new LinePlot(
            "Speedup, " + any.mix() + " mix",
            SERVERS.get(any.tier()),
            "times the throughput of the fewest servers",
            all)
        .figure(
            prefix + "speedup-" + any.tier().label() + "-" + any.mix(),
            "Grey: throughput in proportion to the number of servers. Hollow: a bound, since one"
                + " side kept up with its clients, or a gate failed.");
  }

  private LinePlot.Curve speedup(ScaleOut curve) {
    return curve(
        curve,
        curve.steps().stream()
            .filter(step -> Double.isFinite(curve.speedup(step)))
            .map(step -> speedup(curve, step))
            .toList());
  }

  private static LinePlot.Point speedup(ScaleOut curve, ScaleOut.Step step) {
    double ratio = curve.speedup(step);
    boolean hollow = isHollow(step) || isHollow(curve.first());
    boolean isFirst = step.nodes() == curve.first().nodes();
    return step.against()
        .map(Contrast::comparison)
        .filter(comparison -> comparison.isJudged() && !isFirst)
        .map(
            comparison ->
                new LinePlot.Point(
                    step.nodes(), ratio, comparison.low(), comparison.high(), hollow))
        .orElseGet(() -> new LinePlot.Point(step.nodes(), ratio, ratio, ratio, hollow));
  }

  /** A line for each number of servers that curves begin with. */
  private static List<LinePlot.Curve> ideals(List<ScaleOut> curves) {
    Map<Integer, Integer> lasts = new LinkedHashMap<>();
    for (ScaleOut curve : curves) {
      List<ScaleOut.Step> steps = curve.steps();
      lasts.merge(curve.first().nodes(), steps.get(steps.size() - 1).nodes(), Math::max);
    }
    return lasts.entrySet().stream().map(line -> ideal(line.getKey(), line.getValue())).toList();
  }

  private static LinePlot.Curve ideal(int first, int last) {
    return new LinePlot.Curve(
        first == 1 ? "ideal" : "ideal from " + first,
        "bound dashed",
        List.of(LinePlot.Point.of(first, 1), LinePlot.Point.of(last, (double) last / first)),
        false);
  }

  private LinePlot.Curve curve(ScaleOut curve, List<LinePlot.Point> points) {
    return new LinePlot.Curve(
        curve.title(),
        model.styles().of(curve.first().configuration()),
        points,
        LinePlot.Form.MARKED);
  }
}
