package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.tier.Tier;

/** The section that shows what the servers allocate on their heaps. */
record AllocationParts(BlockModel model) {

  private static final double BYTES_PER_KILOBYTE = 1000;

  /** A table for each mix; a sentence where nothing was counted. */
  List<DomContent> shown() {
    List<DomContent> body = new ArrayList<>();
    if (model.blocks().stream().allMatch(block -> block.allocatedBytes().isEmpty())) {
      body.add(p("Allocated bytes were not recorded in this run."));
      return body;
    }
    body.add(
        p(
            "Bytes that the threads of the servers' JVMs allocated per interaction, in saturated"
                + " blocks. The JVMs count them in any case; the counters are read while nothing is"
                + " in flight. Intervals and ratios are made as those of the CPU time. The database"
                + " has no such counter."));
    for (String mix : model.plan().mixes()) {
      body.add(h3("Saturated, " + mix + " mix"));
      body.add(table().of(model.spots(mix)));
    }
    return body;
  }

  static Table<Spot> table() {
    return new Table<Spot>()
        .words("Site", Spot::title)
        .column("web", spot -> kilobytes(spot, block -> block.allocatedPerInteraction(Tier.WEB)))
        .column("app", spot -> kilobytes(spot, block -> block.allocatedPerInteraction(Tier.APP)))
        .column("both", spot -> kilobytes(spot, Block::allocatedPerInteraction))
        .column(
            "times the baseline", spot -> spot.ratio(Block::allocatedPerInteraction).inWords(""));
  }

  private static String kilobytes(Spot spot, ToDoubleFunction<Block> bytes) {
    return spot.value(block -> bytes.applyAsDouble(block) / BYTES_PER_KILOBYTE).inWords("kB");
  }
}
