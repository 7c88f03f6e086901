package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.stats.paired.RatioInterval;

/** The part of the page that shows what the servers allocate on their heaps. */
final class AllocationParts {

  private static final double BYTES_PER_KILOBYTE = 1000;
  private static final String UNIT = "kB";

  private final BlockModel model;

  AllocationParts(BlockModel model) {
    this.model = model;
  }

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
      Cell cell = new Cell(mix, LoadKind.SATURATED);
      Grid grid = new Grid(1, List.of("Site", "web", "app", "both", "times the baseline"));
      for (BlockModel group : model.groups()) {
        AllocationParts own = new AllocationParts(group);
        group.plan().sites().forEach(site -> grid.row(own.row(cell, site)));
      }
      body.add(h3("Saturated, " + mix + " mix"));
      body.add(grid.shown());
    }
    return body;
  }

  List<String> row(Cell cell, Configuration site) {
    return List.of(
        model.title(site),
        value(cell, site, block -> block.allocatedPerInteraction(Tier.WEB)),
        value(cell, site, block -> block.allocatedPerInteraction(Tier.APP)),
        value(cell, site, Block::allocatedPerInteraction),
        ratio(cell, site));
  }

  private String value(Cell cell, Configuration site, ToDoubleFunction<Block> bytes) {
    return model
        .comparisons()
        .value(cell, site.name(), block -> bytes.applyAsDouble(block) / BYTES_PER_KILOBYTE)
        .map(interval -> Words.of(interval, UNIT))
        .orElse("–");
  }

  private String ratio(Cell cell, Configuration site) {
    if (site.name().equals(model.plan().baseline())) {
      return "1";
    }
    return model
        .comparisons()
        .ratios(cell, model.plan().baseline(), site.name(), Block::allocatedPerInteraction)
        .map(RatioInterval::of)
        .map(Words::of)
        .orElse("–");
  }
}
