package org.rubisee.bench.report.section;

import j2html.tags.DomContent;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.gate.JudgedTrial;
import org.rubisee.settings.Text;

/** Which trials count, and why others do not. */
public record GateSection(ReportModel model) {

  /** What stands below the heading. */
  public List<DomContent> body() {
    return model
        .judgements()
        .shown(
            "A trial that fails a gate is kept, drawn hollow and left out of verdicts. A warning is"
                + " for the reader to weigh."
                + warmUps());
  }

  private String warmUps() {
    DoubleSummaryStatistics seconds =
        model.trials().stream()
            .map(JudgedTrial::trial)
            .collect(Collectors.summarizingDouble(trial -> trial.warmUpSeconds()));
    return seconds.getCount() == 0
        ? ""
        : Text.of(
            " The warm-up took %s to %s s.",
            Numbers.tick(Math.round(seconds.getMin())), Numbers.tick(Math.round(seconds.getMax())));
  }
}
