package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rubisee.application.Interaction;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.measurement.Outcomes;

/** How requests ended. */
public record OutcomeSection(ReportModel model) {

  /** What stands below the heading. */
  public List<DomContent> body() {
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "A rejection is an answer: the page says which rule of the application forbids the"
                + " request. A refusal is status 503 of an overloaded site. Writes"
                + " are the share of requests that ask for a change of the database, and how many"
                + " of them were committed."));
    body.add(
        counts(TrialTables.ofPoints(model), LoadPoint::outcomes)
            .column("writes", OutcomeSection::writes)
            .of(model.points()));
    for (LoadPoint point : model.references()) {
      Table<Interaction> byInteraction =
          new Table<Interaction>().words("Interaction", Interaction::label);
      body.add(
          TrialTables.folded(
              "By interaction",
              model,
              point,
              counts(byInteraction, point::outcomes)
                  .of(ResponseSection.interactions(List.of(point)))));
    }
    return body;
  }

  private static <R> Table<R> counts(Table<R> table, Function<R, Outcomes> outcomes) {
    return table
        .count("ok", row -> outcomes.apply(row).ok())
        .count("rejected", row -> outcomes.apply(row).rejected())
        .count("refused", row -> outcomes.apply(row).refused())
        .count("failed", row -> outcomes.apply(row).failures())
        .percent(
            "failed share",
            row -> outcomes.apply(row).failures() / Math.max(1.0, outcomes.apply(row).total()))
        .column(
            "why",
            row ->
                outcomes.apply(row).failed().isEmpty()
                    ? "–"
                    : outcomes.apply(row).failed().toString());
  }

  private static String writes(LoadPoint point) {
    Outcomes writes = Outcomes.none();
    for (Interaction interaction : point.interactions()) {
      writes = interaction.isWrite() ? writes.plus(point.outcomes(interaction)) : writes;
    }
    double share = writes.total() / (double) Math.max(1, point.outcomes().total());
    return writes.total() == 0
        ? "none"
        : Numbers.percent(share) + ", " + Numbers.of(writes.ok()) + " committed";
  }
}
