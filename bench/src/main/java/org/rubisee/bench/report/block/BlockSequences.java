package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.carryover.Sequence;

/** The measured blocks of sites that were up together, in the order in which they ran. */
final class BlockSequences {

  private final BlockModel model;
  private final List<String> sites;
  private final Map<Integer, Block> byNumber;

  /**
   * Takes a run.
   *
   * @param model of one group of sites
   */
  BlockSequences(BlockModel model) {
    this.model = model;
    sites = model.plan().sites().stream().map(Configuration::name).toList();
    byNumber =
        model.blocks().stream().collect(Collectors.toMap(Block::number, Function.identity()));
  }

  /**
   * The rounds of a cell by invocation, with the logarithm of the CPU time per interaction. Rounds
   * with a block that has none are left out.
   */
  List<List<Sequence>> of(Cell cell) {
    Map<Integer, Map<Integer, List<Block>>> rounds = new TreeMap<>();
    model.blocks().stream()
        .filter(block -> block.stage() == Stage.MEASURED && block.cell().equals(cell))
        .forEach(
            block ->
                rounds
                    .computeIfAbsent(block.invocation(), number -> new LinkedHashMap<>())
                    .computeIfAbsent(block.round(), number -> new ArrayList<>())
                    .add(block));
    return rounds.values().stream()
        .map(
            own ->
                own.values().stream()
                    .filter(round -> round.stream().allMatch(block -> model.cpuMillis(block) > 0))
                    .map(this::sequence)
                    .toList())
        .toList();
  }

  private Sequence sequence(List<Block> round) {
    return new Sequence(
        siteBefore(round.get(0)),
        round.stream().map(block -> sites.indexOf(block.site())).toList(),
        round.stream().map(block -> Math.log(model.cpuMillis(block))).toList());
  }

  /** Of the block that ran directly before on the same start of the servers, whatever its cell. */
  private int siteBefore(Block block) {
    Block before = byNumber.get(block.number() - 1);
    return before != null && before.invocation() == block.invocation()
        ? sites.indexOf(before.site())
        : Sequence.NONE;
  }
}
