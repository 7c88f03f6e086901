package org.rubisee.bench.report.section;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.application.Interaction;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.bench.results.gate.WriteAudit;

/** How much the customers wrote, how much of it was committed, and why if it is too little. */
record WriteTable(ReportModel model) {

  /** A trial whose customers wrote. */
  private record Audited(JudgedTrial judged, WriteAudit audit) {

    private static Audited of(JudgedTrial judged) {
      return new Audited(
          judged,
          WriteAudit.of(
              judged.trial().client(), judged.trial().measurement().header().stationaryShares()));
    }
  }

  /** The table and what must be said about it; nothing when nobody was to write. */
  List<DomContent> shown() {
    List<Audited> audits =
        model.trials().stream()
            .map(Audited::of)
            .filter(one -> one.audit().writes().total() > 0)
            .toList();
    if (audits.isEmpty()) {
      return List.of();
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        new Table<Audited>()
            .words("Trial", this::name)
            .count("write requests", one -> one.audit().writes().total())
            .percent("share of all", one -> one.audit().share())
            .column(
                "in the long run",
                one -> one.audit().expected() > 0 ? Numbers.percent(one.audit().expected()) : "–")
            .count("committed", one -> one.audit().writes().ok())
            .count("rejected by a rule", one -> one.audit().writes().rejected())
            .count("refused", one -> one.audit().writes().refused())
            .count("failed", one -> one.audit().writes().failures())
            .hollowUnless(one -> one.judged().isValid())
            .of(audits));
    for (Audited one : audits) {
      one.audit()
          .rarest()
          .filter(rarest -> !one.audit().isAsWanted())
          .ifPresent(rarest -> body.add(p(remark(name(one), one.audit(), rarest))));
    }
    return body;
  }

  private String name(Audited one) {
    return model.nameOf(one.judged().trial());
  }

  private static String remark(String name, WriteAudit audit, Interaction rarest) {
    return name
        + ": the share of writes differs by "
        + Numbers.of(100 * Math.abs(audit.share() - audit.expected()))
        + " percentage points from that of the matrix, most at "
        + rarest.label()
        + ". A short phase has not forgotten that sessions begin at the first page; a long one on"
        + " little data runs out of rows to change: load more with --scale, or measure for a shorter time.";
  }
}
