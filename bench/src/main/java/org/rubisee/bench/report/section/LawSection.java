package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Trial;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.results.gate.MixAudit;
import org.rubisee.bench.stats.ChiSquare;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.model.Interaction;

/** Whether the metrics can be true: laws of closed systems, the mix, the client itself. */
public final class LawSection {
  private final ReportModel model;

  public LawSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    LoadSpec load = model.run().plan().load();
    List<DomContent> body = new ArrayList<>();
    boolean isClosed = load.arrivals().hasFixedClients();
    body.add(isClosed ? aboutClosed() : aboutArrivals());
    body.add(isClosed ? laws(load) : arrivals());
    body.add(walks(load));
    body.addAll(new WriteTable(model).shown());
    for (String mix : model.mixes()) {
      model.reference(mix).stream().findFirst().ifPresent(point -> body.add(shares(point)));
    }
    return body;
  }

  private static DomContent aboutClosed() {
    return p(
        "In a closed system throughput, response time and think time are bound together: X ="
            + " N/(R+Z), never above N/Z. R is the time up to the last image. The error is the"
            + " standard error of X in a phase of this length; a deviation of more than three"
            + " of them is a warning. Shares of the mix come from the walk through the"
            + " transition matrix; it is tested by chi-square, row by row over the transitions"
            + " that were feasible.");
  }

  private static DomContent aboutArrivals() {
    return p(
        "X = N/(R+Z) holds for a closed loop with a fixed number of clients, and the load of this"
            + " run was another one. The table compares what arrived in the measured phase with"
            + " what was answered. Arrivals that are not offered found all clients busy."
            + " Interactions out of turn went to another session, as theirs still waited for a"
            + " page. The mix is tested by chi-square, row by row over the transitions that were"
            + " feasible.");
  }

  private DomContent arrivals() {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Trial",
                "arrived",
                "offered",
                "not offered",
                "share not offered",
                "out of turn",
                "sessions started",
                "sessions ended",
                "interactions answered",
                "answered per second"));
    for (var judged : model.trials()) {
      PhaseResult client = judged.trial().client();
      ArrivalCounts arrivals = client.arrivals();
      grid.row(
          judged.isValid() ? "" : "hollow",
          List.of(
              nameOf(model, judged.trial()),
              Numbers.of(arrivals.total()),
              Numbers.of(arrivals.offered()),
              Numbers.of(arrivals.notOffered()),
              Numbers.percent(arrivals.notOffered() / Math.max(1.0, arrivals.total())),
              Numbers.of(arrivals.outOfTurn()),
              Numbers.of(client.sessions().started()),
              Numbers.of(client.sessions().ended()),
              Numbers.of(client.answered()),
              Numbers.of(client.throughput())));
    }
    return grid.shown();
  }

  private DomContent laws(LoadSpec load) {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Trial",
                "X measured",
                "N/(R+Z)",
                "± error",
                "deviation",
                "in errors",
                "N/Z",
                "as RUBiS 1.4.3 counts"));
    for (var judged : model.trials()) {
      Trial trial = judged.trial();
      LawAudit audit = LawAudit.of(trial, load);
      grid.row(
          judged.isValid() ? "" : "hollow",
          List.of(
              nameOf(model, trial),
              Numbers.of(audit.measured()),
              Numbers.of(audit.law().predicted()),
              Numbers.of(audit.law().standardError()),
              String.format(Locale.ROOT, "%+.1f %%", 100 * audit.relativeDeviation()),
              String.format(Locale.ROOT, "%+.1f", audit.law().distance(audit.measured())),
              Numbers.of(audit.ceiling()),
              Numbers.of(trial.client().legacyThroughput())));
    }
    return grid.shown();
  }

  private DomContent walks(LoadSpec load) {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Trial",
                "χ²",
                "degrees",
                "p",
                "redrawn steps",
                "sessions ended",
                "mean length s",
                "asked for s",
                "client CPU",
                "lag p50 ms",
                "lag p99 ms"));
    for (var judged : model.trials()) {
      PhaseResult client = judged.trial().client();
      ChiSquare test = MixAudit.of(client.transitions());
      int processes = judged.trial().measurement().header().processes();
      double available = Math.max(1e-9, client.seconds() * processes);
      grid.row(
          judged.isValid() ? "" : "hollow",
          List.of(
              nameOf(model, judged.trial()),
              Numbers.of(test.statistic()),
              Numbers.of(test.degrees()),
              Numbers.of(test.pValue()),
              Numbers.of(client.redrawnSteps()),
              Numbers.of(client.sessions().ended()),
              client.sessions().ended() == 0 ? "–" : Numbers.of(client.sessions().meanSeconds()),
              load.matrices() == MatrixSet.LEGACY ? "–" : Numbers.of(load.pace().sessionSeconds()),
              Numbers.percent(client.cpuSeconds() / available),
              Numbers.of(client.lag().millisAt(50)),
              Numbers.of(client.lag().millisAt(99))));
    }
    return grid.shown();
  }

  private DomContent shares(LoadPoint point) {
    var expected = point.first().measurement().header().stationaryShares();
    Grid grid = new Grid(1, List.of("Interaction", "share of requests", "in the long run"));
    double total = Math.max(1, point.outcomes().total());
    for (Interaction interaction : ResponseSection.interactions(List.of(point))) {
      grid.row(
          List.of(
              interaction.label(),
              Numbers.percent(point.outcomes(interaction).total() / total),
              expected.containsKey(interaction)
                  ? Numbers.percent(expected.get(interaction))
                  : "–"));
    }
    return details(
        summary(
            "Shares of the "
                + point.mix()
                + " mix: "
                + model.titleOf(point)
                + ", "
                + point.clients()
                + " clients"),
        p(
            "Sessions that began at Home during the warm-up have not forgotten it yet, so shares"
                + " near those of the long run are all that can be expected; they are shown, not"
                + " tested."),
        grid.shown());
  }

  static String nameOf(ReportModel model, Trial trial) {
    return String.format(
        Locale.ROOT,
        "%d. %s, %s, %d clients",
        trial.point().number(),
        model.run().plan().titleOf(trial.point().configuration()),
        trial.point().mix(),
        trial.point().clients());
  }
}
