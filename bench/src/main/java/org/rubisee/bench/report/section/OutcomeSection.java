package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.measurement.Outcomes;
import org.rubisee.model.Interaction;

/** How requests ended. */
public final class OutcomeSection {
  private static final List<String> COUNTS =
      List.of("ok", "rejected", "refused", "failed", "failed share", "why");

  private final ReportModel model;

  public OutcomeSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<String> heads = new ArrayList<>(List.of("Configuration", "Mix", "clients"));
    heads.addAll(COUNTS);
    heads.add("writes");
    Grid grid = new Grid(2, heads);
    List<DomContent> body = new ArrayList<>();
    for (String mix : model.mixes()) {
      for (LoadPoint point : model.points(mix)) {
        List<String> cells =
            new ArrayList<>(List.of(model.titleOf(point), mix, Numbers.of(point.clients())));
        cells.addAll(counts(point.outcomes()));
        cells.add(writes(point));
        grid.row(point.isValid() ? "" : "hollow", cells);
      }
    }
    body.add(
        p(
            "A rejection is an answer: the page says which rule forbids the request, for example"
                + " a bid below the minimum. A refusal is status 503 of an overloaded site. Writes"
                + " are the share of requests that ask for a change of the database, and how many"
                + " of them were committed."));
    body.add(grid.shown());
    for (String mix : model.mixes()) {
      model.reference(mix).forEach(point -> body.add(byInteraction(point)));
    }
    return body;
  }

  private DomContent byInteraction(LoadPoint point) {
    List<String> heads = new ArrayList<>(List.of("Interaction"));
    heads.addAll(COUNTS);
    Grid grid = new Grid(1, heads);
    for (Interaction interaction : ResponseSection.interactions(List.of(point))) {
      List<String> cells = new ArrayList<>(List.of(interaction.label()));
      cells.addAll(counts(point.outcomes(interaction)));
      grid.row(cells);
    }
    return details(
        summary(
            "By interaction: "
                + model.titleOf(point)
                + ", "
                + point.mix()
                + " mix, "
                + point.clients()
                + " clients"),
        grid.shown());
  }

  private static List<String> counts(Outcomes outcomes) {
    return List.of(
        Numbers.of(outcomes.ok()),
        Numbers.of(outcomes.rejected()),
        Numbers.of(outcomes.refused()),
        Numbers.of(outcomes.failures()),
        Numbers.percent(outcomes.failures() / (double) Math.max(1, outcomes.total())),
        outcomes.failed().isEmpty() ? "–" : outcomes.failed().toString());
  }

  private static String writes(LoadPoint point) {
    Outcomes writes = Outcomes.none();
    for (Interaction interaction : Interaction.values()) {
      writes = interaction.isWrite() ? writes.plus(point.outcomes(interaction)) : writes;
    }
    double share = writes.total() / (double) Math.max(1, point.outcomes().total());
    return writes.total() == 0
        ? "none"
        : Numbers.percent(share) + ", " + Numbers.of(writes.ok()) + " committed";
  }
}
