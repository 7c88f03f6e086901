package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.List;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.paired.RatioInterval;

/** The part of the page that shows whether a site is slower in the first moments of a block. */
final class SettlingParts {

  private final BlockModel model;

  SettlingParts(BlockModel model) {
    this.model = model;
  }

  /** A table; nothing if the run did not record the throughput of these moments. */
  List<DomContent> shown() {
    Grid grid = new Grid(2, List.of("Site", "Mix", "throughput", "verdict"));
    for (BlockModel group : model.groups()) {
      for (Configuration site : group.plan().sites()) {
        for (String mix : group.plan().mixes()) {
          group
              .comparisons()
              .value(new Cell(mix, LoadKind.SATURATED), site.name(), Block::settlingRatio)
              .ifPresent(ratio -> grid.row(row(group.title(site), mix, ratio)));
        }
      }
    }
    return grid.isEmpty()
        ? List.of()
        : List.of(
            h3("The first moments of a block"),
            p(
                "A block begins after a hold of its site. Throughput of the first part of each"
                    + " saturated block, which does not count, over that of the rest. Within 5 %,"
                    + " the hold leaves no trace even there; where the first part is slower, the"
                    + " beginning of the rest may be slower, too."),
            grid.shown());
  }

  private static List<String> row(String site, String mix, RatioInterval ratio) {
    return List.of(site, mix, Words.of(ratio), NoiseParts.verdict(ratio));
  }
}
