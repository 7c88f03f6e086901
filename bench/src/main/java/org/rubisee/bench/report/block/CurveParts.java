package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.report.estimate.CurvePlots;
import org.rubisee.bench.report.estimate.Estimate;
import org.rubisee.bench.report.estimate.Interval;
import org.rubisee.bench.report.estimate.Judgements.Judgement;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.report.plot.Words;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.SearchedCurve;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.settings.Text;

/** The section that shows throughput and response time at numbers of clients. */
record CurveParts(BlockModel model) {

  /** A site at a number of clients. */
  private record Row(Spot spot, CurvePoint point) {

    private CurvePlots.Point drawn() {
      double p95 = point.p95Millis().orElse(Double.NaN);
      return new CurvePlots.Point(
          new Estimate.Subject(spot.title(), spot.group().styles().of(spot.site())),
          new Estimate.Load(
              spot.mix() + " mix" + spot.group().groupInWords(),
              spot.mix() + spot.group().groupInFiles()),
          point.clients(),
          Interval.ofPositive(point.throughput()),
          point.ownP95Millis().map(own -> Interval.around(p95, own)).orElse(Interval.UNKNOWN),
          !point.isFailed());
    }
  }

  private static final Table<Row> POINTS =
      new Table<Row>()
          .words("Site", row -> row.spot().title())
          .column("Clients", row -> Numbers.of((long) row.point().clients()))
          .column("Interactions per second", row -> words(row.point().throughput(), ""))
          .column(
              "Response time, mean",
              row ->
                  row.point()
                      .meanMillis()
                      .map(mean -> words(mean, "ms"))
                      .orElse("nothing answered"))
          .column("p95", row -> Numbers.millis(row.point().p95Millis()))
          .column("CPU per interaction", row -> words(row.point().cpuMillis(), "ms"))
          .column("Gates", row -> row.point().gates().map(Judgement::inWords).orElse("not judged"));

  private static final Table<Spot> PEAKS =
      CapacityParts.table(
          "clients", spot -> spot.group().peak(spot.site().name(), spot.mix()).orElseThrow());

  private static String words(MeanInterval mean, String unit) {
    return Interval.ofPositive(mean).inWords(unit);
  }

  /** Plots, and a table for each mix. */
  List<DomContent> shown(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    body.add(figures.beside(plots().figures()));
    for (String mix : model.plan().mixes()) {
      List<Row> rows = rows(mix);
      if (!rows.isEmpty()) {
        body.add(h3(Words.capitalised(mix) + " mix"));
        body.add(POINTS.of(rows));
      }
    }
    if (!peaks().isEmpty()) {
      body.add(h3("Peaks"));
      body.add(
          p(
              "The mean throughput of the plateau: the highest point, and each point within 5 % of"
                  + " it or not shown to be lower."));
      body.add(PEAKS.of(peaks()));
    }
    if (!searches().isEmpty()) {
      body.add(h3("The search"));
      body.add(p(searchInWords()));
      body.add(searched().wrapping().of(searches()));
    }
    return body;
  }

  /** The same as plain text. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (String mix : model.plan().mixes()) {
      List<Row> rows = rows(mix);
      text.append('\n').append(Words.capitalised(mix)).append(" mix, clients who think\n");
      text.append(rows.isEmpty() ? "  Nothing was measured.\n" : POINTS.text(rows));
    }
    if (!peaks().isEmpty()) {
      text.append('\n').append(PEAKS.text(peaks()));
    }
    if (!searches().isEmpty()) {
      text.append('\n').append(searched().text(searches()));
    }
    return text.toString();
  }

  private CurvePlots plots() {
    CurvePlan plan = model.plan().curve();
    return new CurvePlots(
        "curve-",
        model.plan().mixes().stream().flatMap(mix -> rows(mix).stream()).map(Row::drawn).toList(),
        LawAudit.thinkTime(plan.load()).meanSeconds());
  }

  /** The points of a mix: sites in order, the baseline once for each group. */
  private List<Row> rows(String mix) {
    return model.spots(mix).stream()
        .flatMap(
            spot ->
                new CurveModel(spot.group())
                    .points(spot.site().name(), mix).stream().map(point -> new Row(spot, point)))
        .toList();
  }

  /** The curves with at least three points. */
  private List<Spot> peaks() {
    return model.spots().stream()
        .filter(spot -> spot.group().peak(spot.site().name(), spot.mix()).isPresent())
        .toList();
  }

  /** What the searches found; empty if the points were given. */
  private List<SearchedCurve> searches() {
    return model.plan().curve().searched().stream()
        .filter(found -> model.plan().has(found.site()))
        .toList();
  }

  private Table<SearchedCurve> searched() {
    return new Table<SearchedCurve>()
        .words("Site", found -> model.plan().site(found.site()).title())
        .words("Mix", SearchedCurve::mix)
        .column("Peak, clients", found -> Numbers.of((long) found.peak()))
        .column("Knee, clients", found -> Numbers.of((long) found.knee()))
        .column("Steps: clients and rate", this::steps);
  }

  private String steps(SearchedCurve found) {
    return model.blocks().stream()
        .filter(block -> block.stage() == Stage.SEARCH)
        .filter(block -> found.isOf(block.site(), block.cell().mix()))
        .map(block -> Text.of("%d: %.1f/s", block.busy(), block.throughput()))
        .collect(Collectors.joining(", "));
  }

  private String searchInWords() {
    return "The numbers of clients were searched for on the warm servers of the first start, with"
        + " up"
        + Text.of(
            " to %d clients: doubled, then halved beside the highest throughput.",
            model.plan().searchLimit())
        + " A step with 1 % of refused requests or more does not count. At the knee the asymptotes"
        + " of the steps meet. A step is a single block; the peak of all rounds is in the table"
        + " above.";
  }
}
