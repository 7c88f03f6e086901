package org.rubisee.bench.results.block;

import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.settings.Text;

/** The blocks of a run as comma-separated values, for spreadsheets and statistics programs. */
final class BlockTable {

  private static final String HEAD =
      "block,invocation,round,stage,site,mix,load,seconds,issued,answered,refused,failed,writes,"
          + "throughput,median_ms,cpu_ms,web_ms,app_ms,db_ms,client_ms,compiler_share,"
          + "foreign_cpu_s,stolen_s,busy_s,dirty_pages,spin_ms,marks,busy,web_bytes,app_bytes,"
          + "group,settling_throughput";

  private BlockTable() {}

  static String csv(List<Block> blocks) {
    return HEAD
        + "\n"
        + blocks.stream().map(BlockTable::row).collect(Collectors.joining("\n"))
        + (blocks.isEmpty() ? "" : "\n");
  }

  private static String row(Block block) {
    Surroundings around = block.surroundings();
    return Text.of(
        "%d,%d,%d,%s,%s,%s,%s,%.3f,%d,%d,%d,%d,%d,%.2f,%.3f,%.4f,%.4f,%.4f,%.4f,%.4f,%.4f,%.3f,"
            + "%.3f,%.3f,%d,%.3f,%d,%d,%.0f,%.0f,%d,%.2f",
        block.number(),
        block.invocation(),
        block.round(),
        block.stage().label(),
        block.site(),
        block.cell().mix(),
        block.cell().load().label(),
        block.seconds(),
        block.issued(),
        block.outcomes().answered(),
        block.outcomes().refused(),
        block.outcomes().failures(),
        block.writes(),
        block.throughput(),
        block.medianMillis(),
        block.cpuMillisPerInteraction(),
        block.cpuMillisPerInteraction(Tier.WEB),
        block.cpuMillisPerInteraction(Tier.APP),
        block.cpuMillisPerInteraction(Tier.DB),
        block.cpuMillisPerInteraction(Tier.CLIENT),
        block.compilerShare(),
        around.foreignCpuSeconds(),
        around.stolenSeconds(),
        around.busySeconds(),
        around.dirtyPages(),
        around.spinMillis(),
        block.marks().size(),
        block.busy(),
        block.allocatedPerInteraction(Tier.WEB),
        block.allocatedPerInteraction(Tier.APP),
        block.group(),
        block.settlingThroughput());
  }
}
