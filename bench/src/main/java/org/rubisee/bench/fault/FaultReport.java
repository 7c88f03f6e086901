package org.rubisee.bench.fault;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.fault.peak.Peak;
import org.rubisee.bench.fault.peak.Peaks;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.estimate.Answer;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Estimates;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Limit;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Masthead;
import org.rubisee.bench.report.html.Section;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.SeriesStyles;
import org.rubisee.bench.report.section.SetupSection;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunPlan;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.settings.Text;

/**
 * What the report of a run with faults consists of: how fast each site recovered, and each fault
 * and its recovery over time.
 *
 * @param title what was made
 * @param folder of the run
 * @param run the content of its {@code run.json}
 * @param records of its trials, in their order
 * @param peaks that were searched for
 */
record FaultReport(
    String title, Path folder, Run<RunPlan> run, List<FaultRecord> records, List<Peak> peaks) {

  private static final double MILLIS_PER_SECOND = 1000;
  private static final double PERCENT = 100;
  private static final Estimate.Load ALL = new Estimate.Load("", "");

  /** A step of a search. */
  private record Step(Peak peak, String load, Peak.Step step) {}

  /** A figure of a trial. */
  private record Judged(FaultRecord trial, JudgedMetric verdict) {}

  /** The report of a run, as far as it came. */
  static FaultReport of(String title, Path folder) throws IOException {
    Run<RunPlan> run = new RunFolder(folder).run(RunPlan.class);
    ResultsJson json = new ResultsJson();
    List<FaultRecord> records = new ArrayList<>();
    try (Stream<Path> trials = Files.list(folder.resolve("trials"))) {
      for (Path trial : trials.sorted().toList()) {
        json.ifThere(trial.resolve(FaultRecord.FILE), FaultRecord.class).ifPresent(records::add);
      }
    }
    List<Peak> peaks = new ArrayList<>();
    for (Configuration site : run.plan().configurations()) {
      Peaks.found(folder, site.name()).ifPresent(peaks::add);
    }
    return new FaultReport(title, folder, run, records, peaks);
  }

  Report report() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("result", "Result", answer()::shown));
    sections.add(part("overload", "Overload", FaultKind.CROWD, explanationOfOverload()));
    sections.add(
        part("nodes", "One server of several", FaultKind.KILLED_NODE, explanationOfNodes()));
    sections.add(
        new Section(
            "peaks",
            "Search for the peak",
            peaks.isEmpty() ? List.of() : List.of(steps(), p(explanationOfPeaks(peaks)))));
    sections.add(new Section("time", "Faults and recovery over time", this::overTime));
    sections.add(new Section("setup", "Configuration", new SetupSection(run).body()));
    return new Report(
        new Masthead(
            title,
            Masthead.RunFacts.of(run),
            List.of(),
            records.stream().allMatch(FaultRecord::isWell) ? List.of() : List.of("trial failed")),
        styles(),
        sections,
        "Labels, requests and writes are in the folders of the trials.",
        List.of(RunFolder.FILE));
  }

  private SeriesStyles styles() {
    return new SeriesStyles(run.plan().configurations());
  }

  private Answer answer() {
    List<FaultRecord> faults = records.stream().filter(one -> !one.isControl()).toList();
    int acknowledged = records.stream().mapToInt(one -> one.writes().acknowledged()).sum();
    int lost = records.stream().mapToInt(one -> one.writes().lost()).sum();
    String found =
        Text.of(
            "%d of %d faults were noticed and survived. Of %s acknowledged writes %s were lost.",
            faults.stream().filter(FaultRecord::isWell).count(),
            faults.size(),
            Numbers.of((long) acknowledged),
            lost == 0 ? "none" : Numbers.of((long) lost));
    return new Answer(
        List.of(found),
        new Estimates("Site and fault", "", Metric.RECOVERY, recoveries(faults)),
        List.of(trials(), p(explanation())),
        limits());
  }

  /** The recovery of each site from each fault; that of several rounds has an interval. */
  private List<Estimate> recoveries(List<FaultRecord> faults) {
    Map<Estimate.Subject, List<FaultRecord>> alike = new LinkedHashMap<>();
    faults.stream()
        .filter(one -> one.recoverySeconds() >= 0)
        .forEach(one -> alike.computeIfAbsent(subject(one), subject -> new ArrayList<>()).add(one));
    List<Estimate> estimates = new ArrayList<>();
    alike.forEach(
        (subject, own) ->
            estimates.add(
                new Estimate(
                    subject,
                    ALL,
                    Metric.RECOVERY,
                    Interval.ofPositive(
                        MeanInterval.of(
                            own.stream().mapToDouble(FaultRecord::recoverySeconds).toArray())),
                    own.stream().allMatch(FaultRecord::isWell))));
    return estimates;
  }

  private Estimate.Subject subject(FaultRecord one) {
    Configuration site =
        run.plan().configurations().stream()
            .filter(known -> known.name().equals(one.configuration()))
            .findFirst()
            .orElseGet(() -> Configuration.plain(one.configuration(), one.configuration()));
    return new Estimate.Subject(
        site.title() + ", " + one.fault().replace('-', ' '), styles().of(site));
  }

  private List<Limit> limits() {
    List<Limit> limits = new ArrayList<>();
    long failed = records.stream().filter(one -> !one.isWell()).count();
    limits.add(
        new Limit(
            failed == 0
                ? Text.of("All %d trials passed, controls included.", records.size())
                : Text.of("%d of %d trials FAILED; the table says why.", failed, records.size()),
            "time"));
    long broken = records.stream().filter(FaultRecord::isBroken).count();
    if (broken > 0) {
      limits.add(new Limit(Text.of("%d trials did not come to their end.", broken), "time"));
    }
    limits.add(
        new Limit(
            "A recovery without a line was seen once: several --rounds give it an interval.",
            "setup"));
    return limits;
  }

  private Section part(String id, String heading, FaultKind kind, String explanation) {
    List<Judged> judged =
        records.stream()
            .filter(one -> one.kind().equals(kind.label()))
            .flatMap(one -> one.verdicts().stream().map(verdict -> new Judged(one, verdict)))
            .toList();
    return new Section(
        id, heading, judged.isEmpty() ? List.of() : List.of(verdicts(judged), p(explanation)));
  }

  private static DomContent verdicts(List<Judged> judged) {
    return new Table<Judged>()
        .words("trial", one -> name(one.trial()))
        .words("clients", one -> "" + one.trial().clients())
        .words("figure", one -> one.verdict().title())
        .words("limit", one -> limitOr(one.verdict(), one.verdict().limit()))
        .words("verdict", one -> limitOr(one.verdict(), one.verdict().isWell() ? "holds" : "fails"))
        .column("measured", one -> one.verdict().measured())
        .badUnless(one -> one.verdict().isWell())
        .wrapping()
        .of(judged);
  }

  private static String limitOr(JudgedMetric verdict, String words) {
    return verdict.limit().isEmpty() ? "–" : words;
  }

  private static String name(FaultRecord trial) {
    return Text.of("%d, %s", trial.number(), trial.configuration());
  }

  private DomContent steps() {
    List<Step> steps = new ArrayList<>();
    for (Peak peak : peaks) {
      peak.steps().forEach(step -> steps.add(new Step(peak, "step", step)));
      steps.add(new Step(peak, "sustained", peak.sustained()));
    }
    return new Table<Step>()
        .words("site", one -> one.peak().configuration())
        .words("load", Step::load)
        .column("clients", one -> "" + one.step().clients())
        .column("pages/s", one -> Text.of("%.1f", one.step().pagesPerSecond()))
        .column("refused", one -> Text.of("%.1f %%", PERCENT * one.step().refusedShare()))
        .column("mean time", one -> Text.of("%.0f ms", one.step().meanMillis()))
        .of(steps);
  }

  private static String explanationOfPeaks(List<Peak> peaks) {
    return "Dynamic pages per second, in the order in which the loads were tried. A step of which"
        + " the site refused 1 % or more does not count, even if its throughput is higher. The"
        + " load that was sustained has the clients that the steps show, for longer. By its pages"
        + " per second the clients of the peak, a tenth more than those of the saturation point,"
        + " are: "
        + peaks.stream()
            .map(peak -> peak.configuration() + " " + peak.clients())
            .collect(Collectors.joining(", "))
        + ".";
  }

  private static String explanationOfOverload() {
    return Text.of(
        "Clients are those before a crowd; with it there are three times as many. Each crowd is"
            + " compared with the %.0f s before it and those before the next one, or with the last"
            + " seconds of the minute after the last one. Shares are geometric means over the"
            + " crowds. The first %.0f s of a crowd have a figure of their own: sessions begin with"
            + " other pages than they go on with. The interval holds for this start of the servers."
            + " For the recovery the seconds after all crowds are laid over each other."
            + " A crowd for practice, before the first one, does not count. Static pages are left"
            + " out. A request that failed counts as let in, with an infinite time.",
        OverloadJudge.QUIET_SECONDS, OverloadJudge.ARRIVAL_SECONDS);
  }

  private static String explanationOfNodes() {
    return "One application server of several is killed, and started again. The server is down from"
        + " the kill until its new process is ready. Without load a server takes next to no"
        + " CPU time.";
  }

  private static String explanation() {
    return "A fault passes if customers noticed it, compared with the same seconds of the control,"
        + " and a crowd compared with the seconds before it"
        + " (a server among several may fail unnoticed),"
        + " if the site was well again within "
        + (int) Recovery.OF_FAULT.limitSeconds()
        + " s of its end ("
        + (int) Recovery.OF_CROWD.limitSeconds()
        + " s after a crowd), if each acknowledged write is in the database and each new row was"
        + " attempted, and if the data keep their invariants. Before the fault and after the"
        + " recovery, under 1 % of the requests may be refused. A trial with an invalid control"
        + " fails.";
  }

  private DomContent trials() {
    return new Table<FaultRecord>()
        .words("trial", FaultReport::name)
        .words("fault", FaultRecord::fault)
        .words("cause", FaultRecord::cause)
        .words("noticed", FaultRecord::effect)
        .words("verdict", one -> one.isWell() ? "passed" : String.join("; ", one.complaints()))
        .words(
            "recovery",
            one -> one.recoverySeconds() < 0 ? "–" : Text.of("%.0f s", one.recoverySeconds()))
        .words(
            "writes",
            one ->
                Text.of(
                    "%d attempted, %d acknowledged, %d rows, %d lost",
                    one.writes().attempted(),
                    one.writes().acknowledged(),
                    one.writes().stored(),
                    one.writes().lost()))
        .badUnless(FaultRecord::isWell)
        .wrapping()
        .of(records);
  }

  private List<DomContent> overTime(Figures figures) {
    List<DomContent> shown = new ArrayList<>();
    for (FaultRecord one : records) {
      List<RequestSeries.Second> seconds = secondsOf(one);
      if (!seconds.isEmpty()) {
        shown.add(figures.beside(figuresOf(one, seconds)));
      }
    }
    return shown;
  }

  private List<RequestSeries.Second> secondsOf(FaultRecord one) {
    try {
      return RequestSeries.ofTrial(folder.resolve("trials").resolve(one.folder())).seconds();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Figure> figuresOf(FaultRecord one, List<RequestSeries.Second> seconds) {
    String name = one.configuration() + ", " + one.fault().replace('-', ' ');
    List<LinePlot.Range> spans =
        one.occurrences().stream()
            .map(time -> new LinePlot.Range(at(one, time.startMillis()), at(one, time.endMillis())))
            .toList();
    return List.of(
        new LinePlot(
                name + ": requests",
                "seconds",
                "requests per second",
                List.of(
                    curve("with a page", "time-1", one, seconds, RequestSeries.Second::good),
                    curve("without", "bad", one, seconds, RequestSeries.Second::bad)))
            .shaded("fault", spans)
            .figure("requests-" + one.folder(), "Each second; the fault is shaded."),
        new LinePlot(
                name + ": response time",
                "seconds",
                "milliseconds, 95th percentile",
                List.of(
                    curve(
                        "p95", "time-1", one, seconds, second -> Math.max(1, second.p95Millis()))))
            .logarithmic()
            .shaded("fault", spans)
            .figure("response-" + one.folder(), "All requests, failed ones included."));
  }

  private static double at(FaultRecord one, long epochMillis) {
    return (epochMillis - one.clientsStartMillis()) / MILLIS_PER_SECOND;
  }

  private static LinePlot.Curve curve(
      String name,
      String style,
      FaultRecord one,
      List<RequestSeries.Second> seconds,
      ToDoubleFunction<RequestSeries.Second> value) {
    return new LinePlot.Curve(
        name,
        style,
        seconds.stream()
            .map(
                second ->
                    LinePlot.Point.of(
                        Math.max(0, at(one, second.epochSecond() * (long) MILLIS_PER_SECOND)),
                        value.applyAsDouble(second)))
            .toList(),
        false);
  }
}
