package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;
import static j2html.TagCreator.strong;
import static j2html.TagCreator.summary;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.gate.Gate;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.gate.JudgedTrial;

/** Which trials count, and why others do not. */
public final class GateSection {
  private final ReportModel model;

  public GateSection(ReportModel model) {
    this.model = model;
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<String> heads = new ArrayList<>(List.of("Trial", "warm-up s"));
    for (Gate gate : Gate.values()) {
      heads.add(gate.title());
    }
    Grid grid = new Grid(1, heads);
    List<DomContent> remarks = new ArrayList<>();
    for (JudgedTrial judged : model.trials()) {
      List<String> cells =
          new ArrayList<>(
              List.of(
                  LawSection.nameOf(model, judged.trial()),
                  Numbers.tick(Math.round(judged.trial().warmUpSeconds()))));
      judged.verdicts().forEach(verdict -> cells.add(sign(verdict.level())));
      grid.row(judged.isValid() ? "" : "hollow", cells);
      if (!judged.at(Level.FAIL).isEmpty() || !judged.at(Level.WARN).isEmpty()) {
        remarks.add(remark(judged));
      }
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "A trial that fails a gate is kept, drawn hollow and left out of verdicts. A warning is"
                + " for the reader to weigh."));
    notJudged().ifPresent(sentence -> body.add(p(sentence)));
    body.add(grid.shown());
    body.addAll(remarks);
    return body;
  }

  /** The gates that do not apply to the load of this run; the same for all trials. */
  private Optional<String> notJudged() {
    String gates =
        model.trials().stream()
            .flatMap(judged -> judged.at(Level.NOT_JUDGED).stream())
            .map(verdict -> verdict.gate().title() + " (" + verdict.measured() + ")")
            .distinct()
            .collect(Collectors.joining(", "));
    return gates.isEmpty()
        ? Optional.empty()
        : Optional.of("Some gates do not apply to this load and are not judged: " + gates + ".");
  }

  private DomContent remark(JudgedTrial judged) {
    List<DomContent> items = new ArrayList<>();
    judged.at(Level.FAIL).forEach(verdict -> items.add(item(verdict)));
    judged.at(Level.WARN).forEach(verdict -> items.add(item(verdict)));
    var part =
        details(
            summary(
                LawSection.nameOf(model, judged.trial()) + (judged.isValid() ? "" : ": left out")),
            ul().with(items));
    return judged.isValid() ? part : part.attr("open", "open");
  }

  private static DomContent item(GateVerdict verdict) {
    return li(
        span(verdict.level() == Level.FAIL ? "Failed" : "Warning")
            .withClass("badge " + verdict.level().name().toLowerCase(java.util.Locale.ROOT)),
        strong(" " + verdict.gate().title() + ": "),
        span(verdict.measured() + " (allowed: " + verdict.limit() + "). " + verdict.advice()));
  }

  private static String sign(Level level) {
    return switch (level) {
      case PASS -> "✓";
      case WARN -> "! warning";
      case FAIL -> "✗ failed";
      case NOT_JUDGED -> "– not judged";
    };
  }
}
