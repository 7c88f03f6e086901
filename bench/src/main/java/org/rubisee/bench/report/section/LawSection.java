package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.application.Interaction;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.results.gate.MixAudit;
import org.rubisee.bench.stats.ChiSquare;
import org.rubisee.measurement.ArrivalCounts;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.settings.Text;

/** Whether the metrics can be true: laws of closed systems, the mix, the client itself. */
public record LawSection(ReportModel model) {

  /** What stands below the heading. */
  public List<DomContent> body() {
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
    return TrialTables.ofTrials(model)
        .count("arrived", judged -> arrivals(judged).total())
        .count("offered", judged -> arrivals(judged).offered())
        .count("not offered", judged -> arrivals(judged).notOffered())
        .percent(
            "share not offered",
            judged -> arrivals(judged).notOffered() / Math.max(1.0, arrivals(judged).total()))
        .count("out of turn", judged -> arrivals(judged).outOfTurn())
        .count("sessions started", judged -> client(judged).sessions().started())
        .count("sessions ended", judged -> client(judged).sessions().ended())
        .count("interactions answered", judged -> client(judged).answered())
        .number("answered per second", judged -> client(judged).throughput())
        .of(model.trials());
  }

  private static PhaseResult client(JudgedTrial judged) {
    return judged.trial().client();
  }

  private static ArrivalCounts arrivals(JudgedTrial judged) {
    return client(judged).arrivals();
  }

  private DomContent laws(LoadSpec load) {
    Map<JudgedTrial, LawAudit> audits = new LinkedHashMap<>();
    model.trials().forEach(judged -> audits.put(judged, LawAudit.of(judged.trial(), load)));
    return TrialTables.ofTrials(model)
        .number("X measured", judged -> audits.get(judged).measured())
        .number("N/(R+Z)", judged -> audits.get(judged).law().predicted())
        .number("± error", judged -> audits.get(judged).law().standardError())
        .column(
            "deviation",
            judged -> Text.of("%+.1f %%", 100 * audits.get(judged).relativeDeviation()))
        .column("in errors", judged -> inErrors(audits.get(judged)))
        .number("N/Z", judged -> audits.get(judged).ceiling())
        .number("as RUBiS 1.4.3 counts", judged -> client(judged).legacyThroughput())
        .of(model.trials());
  }

  private static String inErrors(LawAudit audit) {
    return Text.of("%+.1f", audit.law().distance(audit.measured()));
  }

  private DomContent walks(LoadSpec load) {
    Map<JudgedTrial, ChiSquare> tests = new LinkedHashMap<>();
    model.trials().forEach(judged -> tests.put(judged, MixAudit.of(client(judged).transitions())));
    return TrialTables.ofTrials(model)
        .number("χ²", judged -> tests.get(judged).statistic())
        .count("degrees", judged -> tests.get(judged).degrees())
        .number("p", judged -> tests.get(judged).pValue())
        .count("redrawn steps", judged -> client(judged).redrawnSteps())
        .count("sessions ended", judged -> client(judged).sessions().ended())
        .column(
            "mean length s",
            judged ->
                client(judged).sessions().ended() == 0
                    ? "–"
                    : Numbers.of(client(judged).sessions().meanSeconds()))
        .column(
            "asked for s",
            judged ->
                load.matrices() == MatrixSet.LEGACY
                    ? "–"
                    : Numbers.of(load.pace().sessionSeconds()))
        .percent("client CPU", LawSection::clientCpu)
        .number("lag p50 ms", judged -> client(judged).lag().millisAt(50))
        .number("lag p99 ms", judged -> client(judged).lag().millisAt(99))
        .of(model.trials());
  }

  /** The share of the CPUs that the load processes can use at most. */
  private static double clientCpu(JudgedTrial judged) {
    int processes = judged.trial().measurement().header().processes();
    return client(judged).cpuSeconds() / Math.max(1e-9, client(judged).seconds() * processes);
  }

  private DomContent shares(LoadPoint point) {
    var expected = point.first().measurement().header().stationaryShares();
    double total = Math.max(1, point.outcomes().total());
    return TrialTables.folded(
        "Shares of requests",
        model,
        point,
        p(
            "Sessions that began during the warm-up have not forgotten their first page yet, so shares"
                + " near those of the long run are all that can be expected; they are shown, not"
                + " tested."),
        new Table<Interaction>()
            .words("Interaction", Interaction::label)
            .percent("share of requests", one -> point.outcomes(one).total() / total)
            .column(
                "in the long run",
                one -> expected.containsKey(one) ? Numbers.percent(expected.get(one)) : "–")
            .of(ResponseSection.interactions(List.of(point))));
  }
}
