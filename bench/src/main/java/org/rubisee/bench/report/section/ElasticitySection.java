package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.NodesOverTime;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.SeriesStyle;
import org.rubisee.bench.report.plot.Thinning;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.stats.Elasticity;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.load.LoadSpec;

/** Sites whose web nodes change beside sites that keep theirs: nodes needed and nodes in use. */
public final class ElasticitySection implements Section {

  private static final String KUBERNETES = "kubernetes";

  @Override
  public String id() {
    return "elasticity";
  }

  @Override
  public String title() {
    return "Elasticity";
  }

  @Override
  public List<DomContent> body(ReportModel model, Figures figures) {
    LoadSpec load = model.run().plan().load();
    boolean isControlled =
        model.trials().stream().anyMatch(judged -> !judged.trial().changes().isEmpty());
    if (!load.arrivals().arrives() || !isControlled && load.nodes().capacity() <= 0) {
      return List.of();
    }
    List<DomContent> body = new ArrayList<>();
    body.add(p(definition(load.nodes().capacity())));
    body.add(p(idleNodes(model.run().plan())));
    body.add(table(model));
    for (String mix : model.mixes()) {
      body.add(figures.beside(plots(model, mix)));
    }
    return body;
  }

  private static String definition(double capacity) {
    if (capacity <= 0) {
      return "How many nodes the load needs is not known, so there are no metrics of elasticity:"
          + " measure how many arrivals per second one web node sustains, and state it with"
          + " --node-capacity.";
    }
    return "The metrics of the SPEC Research Group; lower is better. The demand is the least number"
        + " of web nodes that sustains the arrivals of the %d s around a second, at %s arrivals per second and node. This capacity was stated with --node-capacity, not measured in this run. Accuracy is the mean of missing (under) or superfluous (over) nodes, relative to the demand. Time share is the part of the measured phase in which nodes are missing or superfluous."
            .formatted(NodesOverTime.WINDOW_SECONDS, Numbers.tick(capacity));
  }

  /** In Kubernetes a node out of use is deleted. */
  private static String idleNodes(RunPlan plan) {
    String all =
        plan.topology().equals(KUBERNETES)
            ? "Nodes that went out of use were deleted. Further ones had to start, and count as in"
                + " use from the moment when they were ready."
            : "All nodes ran all the time; those that were not in use waited as warm standby.";
    String schedule = plan.load().nodes().schedule();
    return schedule.isEmpty()
        ? all
        : all
            + " The nodes of sites that do not keep theirs followed the schedule "
            + schedule
            + ".";
  }

  private static DomContent table(ReportModel model) {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Trial",
                "nodes in use, mean",
                "node seconds",
                "under accuracy",
                "over accuracy",
                "time under",
                "time over",
                "p50 ms",
                "p95",
                "p99",
                "not offered",
                "unanswered"));
    for (JudgedTrial judged : model.trials()) {
      grid.row(judged.isValid() ? "" : "hollow", row(model, judged.trial()));
    }
    return grid.shown();
  }

  private static List<String> row(ReportModel model, Trial trial) {
    NodesOverTime nodes = nodes(model, trial);
    Optional<Elasticity> elasticity = nodes.elasticity();
    LatencyHistogram response = trial.client().response();
    return List.of(
        LawSection.nameOf(model, trial),
        Numbers.of(nodes.used().values().stream().mapToInt(used -> used).average().orElse(0)),
        Numbers.of(nodes.used().values().stream().mapToLong(used -> used).sum()),
        percent(elasticity, Elasticity::underAccuracy),
        percent(elasticity, Elasticity::overAccuracy),
        percent(elasticity, Elasticity::underTimeShare),
        percent(elasticity, Elasticity::overTimeShare),
        Numbers.of(response.millisAt(50)),
        Numbers.of(response.millisAt(95)),
        Numbers.of(response.millisAt(99)),
        Numbers.of(trial.client().arrivals().notOffered()),
        Numbers.of(trial.client().outcomes().total() - trial.client().answered()));
  }

  private static String percent(
      Optional<Elasticity> elasticity, Function<Elasticity, Double> metric) {
    return elasticity.map(metric).map(Numbers::percent).orElse("–");
  }

  private static NodesOverTime nodes(ReportModel model, Trial trial) {
    return NodesOverTime.of(
        model.run().plan().configurations().stream()
            .filter(known -> known.name().equals(trial.point().configuration()))
            .findFirst()
            .orElseThrow(),
        trial,
        model.run().plan().load().nodes().capacity());
  }

  /** The first trial of each site, over each other: all had the same schedule. */
  private static List<Figure> plots(ReportModel model, String mix) {
    List<NodesOverTime> sites =
        model.points(mix).stream().map(LoadPoint::first).map(trial -> nodes(model, trial)).toList();
    List<LinePlot.Curve> nodes = new ArrayList<>();
    sites.stream()
        .filter(site -> !site.needed().isEmpty())
        .findFirst()
        .ifPresent(
            site ->
                nodes.add(
                    new LinePlot.Curve(
                        "needed", "bad", NodesOverTime.steps(site.needed()), false)));
    sites.forEach(
        site ->
            nodes.add(
                new LinePlot.Curve(
                    site.configuration().title(),
                    style(model, site),
                    NodesOverTime.steps(site.used()),
                    LinePlot.Form.LINE)));
    Trial first = sites.get(0).trial();
    return List.of(
        TimeSection.plot(first, new String[] {"Web nodes", "that get requests"}, nodes)
            .figure("elasticity-nodes-" + mix, "One trial of each site."),
        TimeSection.plot(
                first,
                new String[] {"Response time", "p95 of each second, milliseconds"},
                curves(
                    model,
                    sites,
                    trial ->
                        TimeSection.points(
                            trial, Thinning.WORST, second -> second.response().p95Millis())))
            .figure("elasticity-response-" + mix, "The same trials."),
        TimeSection.plot(
                first,
                new String[] {"Answered", "interactions per second"},
                curves(
                    model,
                    sites,
                    trial -> TimeSection.rates(trial, second -> second.counts().answered())))
            .figure("elasticity-answered-" + mix, "The same trials."));
  }

  private static List<LinePlot.Curve> curves(
      ReportModel model, List<NodesOverTime> sites, Function<Trial, List<LinePlot.Point>> points) {
    return sites.stream()
        .map(
            site ->
                new LinePlot.Curve(
                    site.configuration().title(),
                    style(model, site),
                    points.apply(site.trial()),
                    LinePlot.Form.LINE))
        .toList();
  }

  /** Lines without points: squares in the legend. */
  private static SeriesStyle style(ReportModel model, NodesOverTime site) {
    return SeriesStyle.of(model.styles().of(site.configuration()).css());
  }
}
