package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.gate.WriteAudit;
import org.rubisee.model.Interaction;

/** How much the customers wrote, how much of it was committed, and why if it is too little. */
final class WriteTable {

  private final ReportModel model;

  WriteTable(ReportModel model) {
    this.model = model;
  }

  /** The table and what must be said about it; nothing when nobody was to write. */
  List<DomContent> shown() {
    Grid grid =
        new Grid(
            1,
            List.of(
                "Trial",
                "write requests",
                "share of all",
                "in the long run",
                "committed",
                "rejected by a rule",
                "refused",
                "failed"));
    List<DomContent> remarks = new ArrayList<>();
    boolean any = false;
    for (JudgedTrial judged : model.trials()) {
      WriteAudit audit =
          WriteAudit.of(
              judged.trial().client(), judged.trial().measurement().header().stationaryShares());
      if (audit.writes().total() > 0) {
        any = true;
        String name = LawSection.nameOf(model, judged.trial());
        grid.row(judged.isValid() ? "" : "hollow", cells(name, audit));
        audit
            .rarest()
            .filter(rarest -> !audit.isAsWanted())
            .ifPresent(rarest -> remarks.add(p(remark(name, audit, rarest))));
      }
    }
    if (!any) {
      return List.of();
    }
    remarks.add(0, grid.shown());
    return remarks;
  }

  private static List<String> cells(String name, WriteAudit audit) {
    boolean isExpectationKnown = audit.expected() > 0;
    return List.of(
        name,
        Numbers.of(audit.writes().total()),
        Numbers.percent(audit.share()),
        isExpectationKnown ? Numbers.percent(audit.expected()) : "–",
        Numbers.of(audit.writes().ok()),
        Numbers.of(audit.writes().rejected()),
        Numbers.of(audit.writes().refused()),
        Numbers.of(audit.writes().failures()));
  }

  private static String remark(String name, WriteAudit audit, Interaction rarest) {
    return name
        + ": the share of writes differs by "
        + Numbers.of(100 * Math.abs(audit.share() - audit.expected()))
        + " percentage points from that of the matrix, most at "
        + rarest.label()
        + ". A short phase has not forgotten that sessions begin at Home; a long one on little data"
        + " runs out of items to buy: load more with --scale, or measure for a shorter time.";
  }
}
