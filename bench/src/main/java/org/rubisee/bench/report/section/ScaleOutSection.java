package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.chart.ScaleOutPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.AgainstBase;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.model.ScaleOut;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.stats.MeanInterval;

/** How throughput grows with the servers of a tier, where a run has several numbers of them. */
public final class ScaleOutSection {

  private final ReportModel model;

  public ScaleOutSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<ScaleOut> curves =
        model.mixes().stream().flatMap(mix -> ScaleOut.of(model, mix).stream()).toList();
    if (curves.isEmpty()) {
      return List.of();
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "Configurations that differ in the number of servers of one tier only. The speedup is"
                + " the ratio of their highest throughputs to that of the fewest servers, with its"
                + " 95 % confidence interval; the efficiency is its share of the ideal one, which"
                + " grows like the number of servers. Servers that share the processors of one"
                + " machine add no capacity."));
    body.add(table(curves));
    body.add(figures.beside(new ScaleOutPlots(model, "").figures()));
    return body;
  }

  private static DomContent table(List<ScaleOut> curves) {
    Grid grid =
        new Grid(
            3,
            List.of(
                "Configuration",
                "Mix",
                "Tier",
                "servers",
                "highest interactions/s",
                "±",
                "with clients",
                "speedup",
                "95 % interval",
                "efficiency"));
    for (ScaleOut curve : curves) {
      for (ScaleOut.Step step : curve.steps()) {
        grid.row(step.peak().highest().isValid() ? "" : "hollow", row(curve, step));
      }
    }
    return grid.shown();
  }

  private static List<String> row(ScaleOut curve, ScaleOut.Step step) {
    MeanInterval highest = step.peak().throughput();
    boolean isFirst = step.nodes() == curve.first().nodes();
    Optional<Contrast> against = isFirst ? Optional.empty() : step.against();
    return List.of(
        step.configuration().title(),
        curve.mix(),
        curve.tier().label(),
        Numbers.of(step.nodes()),
        (step.isLimited() ? "" : "≥ ") + Numbers.of(highest.mean()),
        highest.isKnown() ? Numbers.of(highest.halfWidth()) : "–",
        Numbers.of(step.peak().highest().clients()),
        isFirst
            ? "1"
            : against.map(one -> bound(one) + Numbers.of(curve.speedup(step))).orElse("–"),
        against.map(Contrast::interval).orElse("–"),
        against.map(one -> bound(one) + Numbers.percent(curve.efficiency(step))).orElse("–"));
  }

  /** Where one side kept up with its clients. */
  private static String bound(Contrast contrast) {
    return List.of(AgainstBase.AT_LEAST, AgainstBase.AT_MOST).contains(contrast.hindrance())
        ? contrast.hindrance() + " "
        : "";
  }
}
