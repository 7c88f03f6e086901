package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.bench.report.estimate.Answer;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Estimates;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.HighestThroughput;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Comparison;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.settings.Text;

/** What a run of trials has found: CPU time per interaction compared, and the peaks. */
public record SummarySection(ReportModel model) {

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    if (model.trials().isEmpty() && !model.profiledTrials().isEmpty()) {
      return List.of(profiledOnly());
    }
    Estimates estimates = estimates();
    return new Answer(
            model.mixes().stream().map(mix -> sentence(mix, estimates)).toList(),
            estimates,
            limits())
        .shown(figures);
  }

  private DomContent profiledOnly() {
    return p(Text.of(
            "Profiled trials: %d. They show what CPU time is spent on. Throughput and response"
                + " times are those of measured trials.",
            model.profiledTrials().size()))
        .withClass("lede");
  }

  private List<Limit> limits() {
    List<Limit> limits = new ArrayList<>();
    if (model.run().state() != RunState.COMPLETE) {
      limits.add(
          new Limit("The run was interrupted: this is what was measured until then.", "gates"));
    }
    whatSetsThroughput().ifPresent(sentence -> limits.add(new Limit(sentence, "load")));
    if (model.configurations().size() > 1) {
      limits.add(new Limit(sureness(), "verdicts"));
    }
    limits.add(new Limit(model.judgements().inOneLine(), "gates"));
    incomplete().ifPresent(sentence -> limits.add(new Limit(sentence, "gates")));
    return limits;
  }

  private Estimates estimates() {
    List<Estimate> all = new ArrayList<>();
    Optional<Configuration> base = base();
    for (String mix : model.mixes()) {
      List<LoadPoint> points = model.reference(mix);
      Optional<LoadPoint> compared =
          points.stream()
              .filter(point -> base.filter(model.configuration(point)::equals).isPresent())
              .findFirst();
      points.forEach(point -> all.addAll(estimates(point, compared)));
    }
    return new Estimates(
        "Configuration", base.map(Configuration::title).orElse(""), Metric.CPU, all);
  }

  /** The first of several configurations, if it was measured at each load of comparison. */
  private Optional<Configuration> base() {
    return model.configurations().stream()
        .findFirst()
        .filter(first -> model.configurations().size() > 1)
        .filter(
            first ->
                model.mixes().stream()
                    .allMatch(
                        mix -> model.point(first, mix, model.referenceClients(mix)).isPresent()));
  }

  private List<Estimate> estimates(LoadPoint point, Optional<LoadPoint> base) {
    return LoadPoint.METRICS.stream()
        .map(
            metric ->
                new Estimate(
                    model.subject(point),
                    load(point.mix()),
                    metric,
                    point.value(metric),
                    base.filter(known -> metric == Metric.CPU).map(known -> ratio(point, known)),
                    point.isValid()))
        .toList();
  }

  private Estimate.Load load(String mix) {
    return new Estimate.Load(
        Text.of("%s mix, %s clients", mix, Numbers.of(model.referenceClients(mix))), mix);
  }

  private static Interval ratio(LoadPoint point, LoadPoint base) {
    if (point.equals(base)) {
      return Interval.exactly(1);
    }
    return Contrast.isPossible(base) && Contrast.isPossible(point)
        ? Interval.of(Contrast.of(Metric.CPU, base, point).comparison())
        : Interval.UNKNOWN;
  }

  private String sentence(String mix, Estimates estimates) {
    List<LoadPoint> points = model.reference(mix);
    if (points.size() == 1 || model.run().plan().load().arrivals().changes()) {
      return points.stream().map(this::alone).collect(Collectors.joining(" ")) + peaks(mix);
    }
    if (points.stream().filter(LoadPoint::isValid).count() < 2) {
      return "In the " + mix + " mix there are too few valid trials to compare implementations.";
    }
    return estimates.compared(!model.run().plan().forConclusions(), at(mix, points), load(mix))
        + peaks(mix);
  }

  private String alone(LoadPoint point) {
    LatencyHistogram response = point.response();
    String caution =
        point.isValid() ? "" : " This failed a validity gate: take it for an impression only.";
    return Text.of(
        "%s answered %s interactions per second of %s in the %s mix, half of them within %s and 95"
            + " %% within %s. An interaction cost %s of server CPU%s.%s",
        model.titleOf(point),
        Numbers.of(point.throughput().mean()),
        who(point),
        point.mix(),
        Numbers.millis(response.millisAt(50)),
        Numbers.millis(response.millisAt(95)),
        Numbers.millis(point.meanServerCpuMillis()),
        split(point),
        caution);
  }

  private String who(LoadPoint point) {
    String clients = Numbers.of(point.clients());
    return model.run().plan().load().arrivals().arrives()
        ? "at most " + clients + " sessions in progress"
        : clients + " clients";
  }

  private static String split(LoadPoint point) {
    List<String> parts = new ArrayList<>();
    for (Tier tier : List.of(Tier.WEB, Tier.APP, Tier.DB)) {
      if (point.cpuMillis(tier) > 0) {
        parts.add(Numbers.of(point.cpuMillis(tier)) + " " + tier.label());
      }
    }
    return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
  }

  private String at(String mix, List<LoadPoint> points) {
    long all = model.points(mix).stream().map(LoadPoint::configuration).distinct().count();
    return points.size() == all
        ? mix + " mix"
        : Text.of(
            "%s mix with %s clients, where %s of %s configurations were measured,",
            mix, Numbers.of(points.get(0).clients()), Numbers.of(points.size()), Numbers.of(all));
  }

  /** The highest throughputs of those that met a limit, if there are several loads. */
  private String peaks(String mix) {
    List<HighestThroughput> all =
        model.configurations().stream().flatMap(one -> model.peak(one, mix).stream()).toList();
    List<HighestThroughput> limited = all.stream().filter(peak -> !model.keepsUp(peak)).toList();
    if (model.points(mix).stream().map(LoadPoint::clients).distinct().count() < 2) {
      return "";
    }
    return new Estimates("", "", Metric.PEAK, limited.stream().map(this::estimate).toList())
        .values(load(mix), "interactions per second")
        .map(
            found ->
                Text.of(
                    " The highest throughput is %s%s.",
                    found,
                    limited.size() < all.size()
                        ? "; the others still keep up with their clients"
                        : ""))
        .orElse("");
  }

  private Estimate estimate(HighestThroughput peak) {
    LoadPoint highest = peak.highest();
    return new Estimate(
        model.subject(highest),
        load(highest.mix()),
        Metric.PEAK,
        Interval.ofPositive(peak.throughput()),
        highest.isValid());
  }

  private String sureness() {
    long fewest =
        model.points().stream()
            .filter(LoadPoint::isValid)
            .mapToLong(point -> point.counted().size())
            .min()
            .orElse(0);
    if (fewest < 2) {
      return "Points of a single trial have no interval: nobody can tell how much of a difference"
          + " is noise. Take the numbers for a first look.";
    }
    return fewest < Comparison.TRIALS_FOR_VERDICT
        ? "With "
            + fewest
            + " trials of a point instead of "
            + Comparison.TRIALS_FOR_VERDICT
            + " verdicts are indications."
        : "Each point has at least "
            + fewest
            + " trials that count. A difference whose 95 % interval leaves out 1 is called shown;"
            + " one of twenty comparisons of equals would be, too.";
  }

  private Optional<String> whatSetsThroughput() {
    if (model.trials().isEmpty()) {
      return Optional.empty();
    }
    LoadSpec load = model.run().plan().load();
    if (load.arrivals().arrives()) {
      return Optional.of(
          "Arrivals set the throughput of a site that keeps up with them, whatever its response"
              + " times are: compare response times, arrivals that were not offered, and what an"
              + " interaction costs.");
    }
    if (!load.arrivals().hasFixedClients()) {
      return Optional.of(
          "The schedule changes the number of clients, so the throughput of the whole phase says"
              + " little: look at it over time.");
    }
    return model.points().stream().allMatch(model::keepsUp)
        ? Optional.of(
            "At this load the clients' think time sets the throughput, not the servers: compare"
                + " what an interaction costs, not how many there were.")
        : Optional.empty();
  }

  /** Points of which only some trials count. */
  private Optional<String> incomplete() {
    List<String> points =
        model.points().stream()
            .filter(point -> point.leftOut() > 0)
            .map(
                point ->
                    Text.of(
                        "%s, %s, %s clients: %d of %d",
                        model.titleOf(point),
                        point.mix(),
                        Numbers.of(point.clients()),
                        point.counted().size(),
                        point.trials().size()))
            .toList();
    return points.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Some points rest only on the trials that passed, which flatters a site that fails now"
                + " and then. Trials that count: "
                + String.join("; ", points)
                + ".");
  }
}
