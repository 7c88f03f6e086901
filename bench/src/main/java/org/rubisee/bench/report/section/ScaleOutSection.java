package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rubisee.bench.report.chart.ScaleOutPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.AgainstBase;
import org.rubisee.bench.report.model.Contrast;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.model.ScaleOut;
import org.rubisee.bench.report.plot.Numbers;

/** How throughput grows with the servers of a tier, where a run has several numbers of them. */
public record ScaleOutSection(ReportModel model) {

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

  /** A number of servers. */
  private record Row(ScaleOut curve, ScaleOut.Step step) {

    boolean isFirst() {
      return step.nodes() == curve.first().nodes();
    }

    /** What is said of it compared with the fewest servers, if it can be. */
    String against(Function<Contrast, String> words) {
      return isFirst() ? "–" : step.against().map(words).orElse("–");
    }
  }

  private static DomContent table(List<ScaleOut> curves) {
    return new Table<Row>()
        .words("Configuration", row -> row.step().configuration().title())
        .words("Mix", row -> row.curve().mix())
        .words("Tier", row -> row.curve().tier().label())
        .count("servers", row -> row.step().nodes())
        .column(
            "highest interactions/s",
            row ->
                (row.step().isLimited() ? "" : "≥ ")
                    + Numbers.of(row.step().peak().throughput().mean()))
        .column("±", row -> TrialTables.plusMinus(row.step().peak().throughput()))
        .count("with clients", row -> row.step().peak().highest().clients())
        .column(
            "speedup",
            row ->
                row.isFirst()
                    ? "1"
                    : row.against(one -> bound(one) + Numbers.of(row.curve().speedup(row.step()))))
        .column("95 % interval", row -> row.against(Contrast::interval))
        .column(
            "efficiency",
            row ->
                row.against(
                    one -> bound(one) + Numbers.percent(row.curve().efficiency(row.step()))))
        .hollowUnless(row -> row.step().peak().highest().isValid())
        .of(
            curves.stream()
                .flatMap(curve -> curve.steps().stream().map(step -> new Row(curve, step)))
                .toList());
  }

  /** Where one side kept up with its clients. */
  private static String bound(Contrast contrast) {
    return List.of(AgainstBase.AT_LEAST, AgainstBase.AT_MOST).contains(contrast.hindrance())
        ? contrast.hindrance() + " "
        : "";
  }
}
