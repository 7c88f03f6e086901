package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.results.Configuration;

/** What the figures of a run in blocks are worth, in sentences that all its results share. */
final class Remarks {

  private final BlockModel model;

  Remarks(BlockModel model) {
    this.model = model;
  }

  /** For what an interval holds, as the beginning of a sentence. */
  String intervals() {
    return "95 %% intervals %s: %d start%s of %s"
        .formatted(
            model.starts() == 1 ? "for this start of the servers" : "over starts of the servers",
            model.starts(),
            model.starts() == 1 ? "" : "s",
            model.isGrouped() ? "each group's servers" : "all servers");
  }

  /** Which sites were up together, if not all of them were. */
  String groups() {
    return "The sites were up in %d groups, one after the other, each with %s: "
            .formatted(model.groups().size(), baseline())
        + model.groups().stream()
            .map(
                group ->
                    group.plan().rivals().stream()
                        .map(Configuration::title)
                        .collect(Collectors.joining(", ")))
            .collect(Collectors.joining("; "))
        + ".";
  }

  /** The title of the baseline. */
  String baseline() {
    return model.plan().site(model.plan().baseline()).title();
  }

  /** Cold sites, disturbed blocks, and whether the run is for conclusions. */
  List<Remark> trust() {
    List<Remark> remarks = new ArrayList<>();
    remarks.addAll(new Steadiness(model).remarks());
    if (model.markedBlocks() > 0) {
      remarks.add(
          new Remark(
              "%d of %d measured blocks were disturbed or had unanswered requests; they count."
                  .formatted(model.markedBlocks(), model.judgedBlocks()),
              "gates"));
    }
    remarks.add(new Remark(TrustParts.inOneLine(model), "gates"));
    remarks.add(
        new Remark(
            model.allowsVerdicts()
                ? "Several starts of the servers: the intervals hold for further starts on this machine."
                : "First look, not for conclusions.",
            "setup"));
    return remarks;
  }
}
