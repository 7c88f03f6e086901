package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.HighestThroughput;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.Thinning;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.measurement.PhaseSpan;
import org.rubisee.measurement.SecondSample;

/** Trials second by second: throughput, response time, CPU of the tiers. */
public record TimeSection(ReportModel model) {

  private static final int FEW = 3;

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "One trial each at the highest throughput and, where few configurations are compared,"
                + " at the load of comparison. The shaded part is the measured phase. In long"
                + " trials neighbouring seconds are drawn as one point: their mean, of percentiles"
                + " the worst."));
    boolean few = model.configurations().size() == 1;
    for (String mix : model.mixes()) {
      for (Configuration configuration : model.configurations()) {
        for (LoadPoint point : shown(configuration, mix)) {
          var part =
              details(
                  summary(
                      configuration.title() + ", " + mix + " mix, " + point.clients() + " clients"),
                  figures.beside(plots(point.first())));
          body.add(few ? part.attr("open", "open") : part);
        }
      }
    }
    return body;
  }

  private Set<LoadPoint> shown(Configuration configuration, String mix) {
    Set<LoadPoint> shown = new LinkedHashSet<>();
    if (model.configurations().size() <= FEW) {
      model.point(configuration, mix, model.referenceClients(mix)).ifPresent(shown::add);
    }
    model.peak(configuration, mix).map(HighestThroughput::highest).ifPresent(shown::add);
    return shown;
  }

  private List<Figure> plots(Trial trial) {
    String id = trial.point().folderName();
    List<Figure> plots = new ArrayList<>(ArrivalPlots.of(model, trial));
    plots.add(
        plot(trial, new String[] {"Throughput", "interactions per second"}, throughput(trial))
            .figure("time-throughput-" + id, ""));
    plots.addAll(timesAndTiers(trial, id));
    return plots;
  }

  private static List<Figure> timesAndTiers(Trial trial, String id) {
    return List.of(
        plot(
                trial,
                new String[] {"Response time", "milliseconds"},
                List.of(
                    curve("p50", "spread-1", trial, second -> second.response().p50Millis()),
                    curve("p95", "spread-2", trial, second -> second.response().p95Millis()),
                    curve("p99", "spread-3", trial, second -> second.response().p99Millis())))
            .figure("time-response-" + id, "Percentiles of each second's requests."),
        plot(trial, new String[] {"CPU", "CPUs in use"}, cpu(trial)).figure("time-cpu-" + id, ""),
        plot(trial, new String[] {"Memory", "MiB resident"}, memory(trial))
            .figure("time-memory-" + id, ""));
  }

  private static List<LinePlot.Curve> throughput(Trial trial) {
    LinePlot.Curve answered =
        rate("answered", "time-1", trial, second -> second.counts().answered());
    boolean none = trial.seconds().stream().allMatch(second -> second.counts().unanswered() == 0);
    return none
        ? List.of(answered)
        : List.of(
            answered,
            rate("failed or refused", "bad", trial, second -> second.counts().unanswered()));
  }

  static LinePlot plot(Trial trial, String[] words, List<LinePlot.Curve> curves) {
    PhaseSpan measured = trial.measured();
    return new LinePlot(words[0], "seconds", words[1], curves)
        .shaded("measured", List.of(new LinePlot.Range(measured.fromSecond(), measured.toSecond())))
        .parted(parts(trial));
  }

  /** The parts that the schedule names. */
  private static List<LinePlot.Part> parts(Trial trial) {
    return trial.parts().stream()
        .map(
            part ->
                new LinePlot.Part(
                    part.name(),
                    new LinePlot.Range(part.span().fromSecond(), part.span().toSecond())))
        .toList();
  }

  static LinePlot.Curve curve(
      String name, String style, Trial trial, ToDoubleFunction<SecondSample> value) {
    Thinning thinning = style.startsWith("spread") ? Thinning.WORST : Thinning.MEAN;
    return new LinePlot.Curve(name, style, points(trial, thinning, value), false);
  }

  /** Counts per second: on a busy machine a line of the clients may cover several seconds. */
  static LinePlot.Curve rate(
      String name, String style, Trial trial, ToDoubleFunction<SecondSample> count) {
    return new LinePlot.Curve(name, style, rates(trial, count), false);
  }

  static List<LinePlot.Point> rates(Trial trial, ToDoubleFunction<SecondSample> count) {
    List<LinePlot.Point> points = new ArrayList<>();
    int before = Integer.MAX_VALUE;
    for (SecondSample second : trial.seconds()) {
      int at = trial.beginOf(second);
      int covered = Math.max(1, before < at ? at - before : 1);
      before = at;
      if (at >= 0) {
        points.add(LinePlot.Point.of(at, count.applyAsDouble(second) / covered));
      }
    }
    return Thinning.MEAN.of(points);
  }

  static List<LinePlot.Point> points(
      Trial trial, Thinning thinning, ToDoubleFunction<SecondSample> value) {
    return thinning.of(
        trial.seconds().stream()
            .filter(second -> trial.beginOf(second) >= 0)
            .map(s -> LinePlot.Point.of(trial.beginOf(s), value.applyAsDouble(s)))
            .toList());
  }

  private static List<LinePlot.Curve> cpu(Trial trial) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Tier tier : Tier.values()) {
      List<TierSample> samples = trial.series(tier).samples();
      List<LinePlot.Point> points = new ArrayList<>();
      for (int i = 1; i < samples.size(); i++) {
        TierSample before = samples.get(i - 1);
        TierSample now = samples.get(i);
        double seconds = now.atSeconds() - before.atSeconds();
        if (seconds > 0 && now.atSeconds() >= 0) {
          double used = (now.cpuSeconds() - before.cpuSeconds()) / seconds;
          points.add(LinePlot.Point.of(now.atSeconds(), Math.max(0, used)));
        }
      }
      addUnlessEmpty(curves, tier, points);
    }
    return curves;
  }

  private static List<LinePlot.Curve> memory(Trial trial) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Tier tier : Tier.values()) {
      List<LinePlot.Point> points =
          trial.series(tier).samples().stream()
              .filter(s -> s.atSeconds() >= 0)
              .map(s -> LinePlot.Point.of(s.atSeconds(), s.residentBytes() / 1048576.0))
              .toList();
      addUnlessEmpty(curves, tier, points);
    }
    return curves;
  }

  private static void addUnlessEmpty(
      List<LinePlot.Curve> curves, Tier tier, List<LinePlot.Point> points) {
    if (!points.isEmpty()) {
      curves.add(new LinePlot.Curve(tier.label(), tier.label(), Thinning.MEAN.of(points), false));
    }
  }
}
