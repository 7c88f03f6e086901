package org.rubisee.bench.report.block;

import java.util.function.ToDoubleFunction;
import org.rubisee.bench.results.block.Block;

/** A metric of a block whose ratios are reported. */
enum Metric {
  /** CPU milliseconds of all servers per interaction, idle consumption subtracted. */
  CPU("ms"),
  /** Answered interactions per second. */
  THROUGHPUT("/s");

  private final String unit;

  Metric(String unit) {
    this.unit = unit;
  }

  String unit() {
    return unit;
  }

  ToDoubleFunction<Block> of(BlockModel model) {
    return this == CPU ? model::cpuMillis : Block::throughput;
  }
}
