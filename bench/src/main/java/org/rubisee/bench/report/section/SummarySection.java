package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
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
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.Peak;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.Comparison;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.load.LoadSpec;

/** The whole run in a few sentences. */
public final class SummarySection {
  private final ReportModel model;

  public SummarySection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    if (model.trials().isEmpty() && !model.profiledTrials().isEmpty()) {
      return List.of(profiledOnly());
    }
    return answer().shown(figures);
  }

  private Answer answer() {
    List<Limit> limits = new ArrayList<>();
    whatSetsThroughput().ifPresent(sentence -> limits.add(new Limit(sentence, "load")));
    if (model.configurations().size() > 1) {
      limits.add(new Limit(sureness(), "verdicts"));
    }
    limits.add(new Limit(validity(), "gates"));
    incomplete().ifPresent(sentence -> limits.add(new Limit(sentence, "gates")));
    return new Answer(model.mixes().stream().map(this::sentence).toList(), estimates(), limits);
  }

  /** CPU time, throughput and response time at the load of comparison. */
  private Estimates estimates() {
    List<Estimate> all = new ArrayList<>();
    for (String mix : model.mixes()) {
      List<LoadPoint> points = model.reference(mix);
      points.forEach(point -> all.addAll(estimates(point, points.get(0))));
    }
    String base = model.configurations().isEmpty() ? "" : model.configurations().get(0).title();
    return new Estimates("Configuration", base, Metric.CPU, all);
  }

  private List<Estimate> estimates(LoadPoint point, LoadPoint first) {
    Configuration configuration = model.configuration(point);
    Estimate.Subject subject =
        new Estimate.Subject(configuration.title(), model.styles().of(configuration));
    Estimate.Load load =
        new Estimate.Load(
            String.format(
                Locale.ROOT, "%s mix, %s clients", point.mix(), Numbers.of(point.clients())),
            point.mix());
    boolean counts = point.isValid();
    double[] finite = Arrays.stream(point.p95Millis()).filter(Double::isFinite).toArray();
    double p95 = point.response().millisAt(95);
    return List.of(
        new Estimate(
            subject,
            load,
            Metric.CPU,
            Interval.ofPositive(point.cpu()),
            ratio(point, first),
            counts),
        new Estimate(
            subject, load, Metric.THROUGHPUT, Interval.ofPositive(point.throughput()), counts),
        new Estimate(
            subject,
            load,
            Metric.P95,
            Interval.around(p95, MeanInterval.of(finite.length == 0 ? new double[] {p95} : finite)),
            counts));
  }

  /** To the configuration that the plan names first; nothing if that was not measured there. */
  private Optional<Interval> ratio(LoadPoint point, LoadPoint first) {
    List<Configuration> compared = model.configurations();
    if (compared.size() < 2 || !first.configuration().equals(compared.get(0).name())) {
      return Optional.empty();
    }
    if (point.equals(first)) {
      return Optional.of(Interval.exactly(1));
    }
    return Optional.of(
        Contrast.isPossible(first) && Contrast.isPossible(point)
            ? Interval.of(Contrast.ofCpu(first, point).comparison())
            : Interval.UNKNOWN);
  }

  private DomContent profiledOnly() {
    return p(String.format(
            Locale.ROOT,
            "Profiled trials: %d. They show what CPU time is spent on. Throughput and response times are those of measured trials.",
            model.profiledTrials().size()))
        .withClass("lede");
  }

  private String sentence(String mix) {
    List<LoadPoint> points = model.reference(mix);
    if (model.run().plan().load().arrivals().changes()) {
      return points.stream().map(point -> alone(point)).collect(Collectors.joining(" "));
    }
    return points.size() == 1
        ? alone(points.get(0)) + ownPeak(points.get(0))
        : compared(mix, points);
  }

  private String alone(LoadPoint point) {
    LatencyHistogram response = point.response();
    String caution =
        point.isValid() ? "" : " This failed a validity gate: take it for an impression only.";
    return String.format(
        Locale.ROOT,
        "%s answered %s interactions per second of %s in the %s mix, half of them within %s and 95 %% within %s. An interaction cost %s of server CPU%s.%s",
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

  /** Clients, or with arrivals the limit of them. */
  private String who(LoadPoint point) {
    String clients = Numbers.of(point.clients());
    return model.run().plan().load().arrivals().arrives()
        ? "at most " + clients + " sessions in progress"
        : clients + " clients";
  }

  /** The highest throughput, if more clients than at this point were needed for it. */
  private String ownPeak(LoadPoint point) {
    return model
        .peak(model.configuration(point), point.mix())
        .filter(peak -> peak.highest().clients() > point.clients())
        .map(peak -> ownPeak(peak))
        .orElse("");
  }

  private String ownPeak(Peak peak) {
    String words =
        model.keepsUp(peak)
            ? " It still keeps up with %2$s clients, at %1$s interactions per second."
            : " Its highest throughput is %s interactions per second, with %s clients.";
    return String.format(
        Locale.ROOT,
        words,
        Numbers.of(peak.throughput().mean()),
        Numbers.of(peak.highest().clients()));
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

  private String compared(String mix, List<LoadPoint> points) {
    List<LoadPoint> byCost =
        points.stream()
            .filter(LoadPoint::isValid)
            .sorted(Comparator.comparingDouble(LoadPoint::meanServerCpuMillis))
            .toList();
    if (byCost.size() < 2) {
      return "In the " + mix + " mix there are too few valid trials to compare implementations.";
    }
    LoadPoint least = byCost.get(0);
    LoadPoint most = byCost.get(byCost.size() - 1);
    return String.format(
            Locale.ROOT,
            "%s an interaction costs least in %s, %s of server CPU, and most in %s, %s: %s.%s",
            at(mix, points),
            model.titleOf(least),
            Numbers.millis(least.meanServerCpuMillis()),
            model.titleOf(most),
            Numbers.millis(most.meanServerCpuMillis()),
            times(least, most),
            byCost.size() > 2 ? next(least, byCost.get(1)) : "")
        + peaks(mix);
  }

  /** Where they are compared; says so if some were not measured there. */
  private String at(String mix, List<LoadPoint> points) {
    long all = model.points(mix).stream().map(LoadPoint::configuration).distinct().count();
    return points.size() == all
        ? "In the " + mix + " mix"
        : String.format(
            Locale.ROOT,
            "In the %s mix with %s clients, where %s of %s configurations were measured,",
            mix,
            Numbers.of(points.get(0).clients()),
            Numbers.of(points.size()),
            Numbers.of(all));
  }

  /** By how much, and how sure that is. */
  private static String times(LoadPoint least, LoadPoint point) {
    if (!Contrast.isPossible(least) || !Contrast.isPossible(point)) {
      return "nothing to compare";
    }
    Contrast contrast = Contrast.ofCpu(least, point);
    String times = Numbers.of(contrast.comparison().ratio()) + " times as much";
    return contrast.comparison().isJudged()
        ? times + " (95 % interval " + contrast.interval() + ")"
        : times;
  }

  private String next(LoadPoint least, LoadPoint next) {
    return String.format(
        Locale.ROOT, " %s is second, with %s.", model.titleOf(next), times(least, next));
  }

  private String peaks(String mix) {
    List<Peak> peaks =
        model.configurations().stream()
            .flatMap(i -> model.peak(i, mix).stream())
            .filter(peak -> peak.highest().isValid())
            .sorted(Comparator.comparingDouble(peak -> -peak.throughput().mean()))
            .toList();
    List<Peak> reached = peaks.stream().filter(peak -> !model.keepsUp(peak)).toList();
    if (peaks.size() < 2 || reached.isEmpty()) {
      return "";
    }
    List<String> keepingUp =
        peaks.stream().filter(model::keepsUp).map(peak -> model.titleOf(peak.highest())).toList();
    Peak last = reached.get(reached.size() - 1);
    String lowest =
        String.format(
            Locale.ROOT,
            "%s reaches %s interactions per second at most, with %s clients.",
            model.titleOf(last.highest()),
            Numbers.of(last.throughput().mean()),
            Numbers.of(last.highest().clients()));
    return keepingUp.isEmpty() ? best(peaks.get(0)) + lowest : keeping(keepingUp) + lowest;
  }

  private String best(Peak peak) {
    return String.format(
        Locale.ROOT,
        " The highest throughput is %s interactions per second, of %s with %s clients; ",
        Numbers.of(peak.throughput().mean()),
        model.titleOf(peak.highest()),
        Numbers.of(peak.highest().clients()));
  }

  private static String keeping(List<String> titles) {
    String last = titles.get(titles.size() - 1);
    String names =
        titles.size() == 1
            ? last + " still keeps"
            : String.join(", ", titles.subList(0, titles.size() - 1))
                + " and "
                + last
                + " still keep";
    return " At the highest load " + names + " up with the clients; ";
  }

  /** What can be concluded from the number of trials. */
  private String sureness() {
    long fewest =
        model.mixes().stream()
            .flatMap(mix -> model.points(mix).stream())
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

  /** What limits how much is answered, unless it is the servers. */
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
    return allSetByClients()
        ? Optional.of(
            "At this load the clients' think time sets the throughput, not the servers: compare"
                + " what an interaction costs, not how many there were.")
        : Optional.empty();
  }

  private boolean allSetByClients() {
    return model.mixes().stream()
        .flatMap(mix -> model.points(mix).stream())
        .allMatch(model::keepsUp);
  }

  private String validity() {
    long left = model.trials().stream().filter(judged -> !judged.isValid()).count();
    long all = model.trials().size();
    String trials =
        left == 0 && all > 0
            ? (all == 1 ? "The trial" : "All " + Numbers.of(all) + " trials")
                + " passed the validity gates."
            : String.format(
                Locale.ROOT,
                "%s of %s trials failed a validity gate and %s not count; see Validity.",
                Numbers.of(left),
                Numbers.of(all),
                left == 1 ? "does" : "do");
    String said = trials + warnings();
    return model.run().state() == RunState.COMPLETE
        ? said
        : "The run was interrupted: this is what was measured until then. " + said;
  }

  /** Points of which some trials are left out: their mean is that of the trials that succeeded. */
  private Optional<String> incomplete() {
    List<String> points =
        model.mixes().stream()
            .flatMap(mix -> model.points(mix).stream())
            .filter(point -> point.leftOut() > 0)
            .map(
                point ->
                    String.format(
                        Locale.ROOT,
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

  private String warnings() {
    long warned =
        model.trials().stream().filter(judged -> !judged.at(Level.WARN).isEmpty()).count();
    return warned == 0
        ? ""
        : String.format(
            Locale.ROOT, " Trials with warnings: %s; see Validity.", Numbers.of(warned));
  }
}
