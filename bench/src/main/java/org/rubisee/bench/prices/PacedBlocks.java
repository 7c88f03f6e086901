package org.rubisee.bench.prices;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.rubisee.bench.report.block.BlockModel;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;

/**
 * The paced blocks of a run in a mix. Their requests come one by one, as those of the probe that
 * are priced alone.
 *
 * @param model the run
 * @param mix the mix
 */
public record PacedBlocks(BlockModel model, String mix) {

  /**
   * One sample per site and round, or with several starts of the servers one per site and start.
   * Those of a round, or of a start, are a pair: their blocks lay next to each other. Where sites
   * were up in groups, a site that all groups share has samples of each of them. CPU times are
   * those of {@link BlockModel#cpuMillis(Block)}: idle consumption is subtracted.
   */
  public List<CostSample> samples() {
    List<CostSample> samples = new ArrayList<>();
    for (Configuration site : model.plan().sites()) {
      Map<Integer, List<Block>> units =
          model.measured(site.name(), cell()).stream()
              .filter(block -> model.clientsOf(block).isPresent())
              .collect(Collectors.groupingBy(this::pair, TreeMap::new, Collectors.toList()));
      units.forEach((unit, blocks) -> samples.add(sample(site.name(), unit, blocks)));
    }
    return samples;
  }

  /** The same for blocks that lay next to each other, and for no others. */
  private int pair(Block block) {
    int number = hasSeveralStarts() ? block.invocation() : block.round();
    return number * model.groups().size() + block.group() - 1;
  }

  private CostSample sample(String site, int pair, List<Block> blocks) {
    Map<String, Long> answered = new TreeMap<>();
    blocks.stream()
        .map(block -> CostSample.answered(model.clientsOf(block).orElseThrow().measured()))
        .forEach(one -> one.forEach((label, count) -> answered.merge(label, count, Long::sum)));
    return new CostSample(
        site,
        pair,
        CostSample.SERVERS.stream()
            .collect(
                Collectors.toMap(
                    tier -> tier, tier -> mean(blocks, block -> model.cpuMillis(block, tier)))),
        mean(blocks, block -> BlockModel.perInteraction(block.servers().compilerSeconds(), block)),
        answered);
  }

  private static double mean(List<Block> blocks, ToDoubleFunction<Block> value) {
    return blocks.stream().mapToDouble(value).average().orElseThrow();
  }

  private Cell cell() {
    return new Cell(mix, LoadKind.PACED);
  }

  private boolean hasSeveralStarts() {
    return model.starts() > 1;
  }

  /**
   * How the samples were measured.
   *
   * @param pace requests per second of what was priced alone
   */
  public String inWords(double pace) {
    StringBuilder text = new StringBuilder();
    text.append(
        format(
            "Measured in paced blocks of the %s mix: %s requests a second, %d rounds of %.0f s a"
                + " block; idle consumption is subtracted. ",
            mix, rates(), model.plan().pacedRounds(), model.plan().sizes().pacedSeconds()));
    text.append(format("Operations alone were priced at %.1f requests a second. ", pace));
    text.append(
        hasSeveralStarts()
            ? format(
                "The intervals are those of the means of %d starts of the servers.", model.starts())
            : "The intervals are those of the rounds; they hold for this start of the servers"
                + " only.");
    text.append(
        hasSeveralStarts()
            ? " Differences from servlets-only are paired by start."
            : " Differences from servlets-only are paired by round, in neighbouring blocks.");
    if (model.isGrouped()) {
      text.append(
          format(
              " The sites were up in %d groups, one after the other, which share %s. Differences are"
                  + " those within a group.",
              model.groups().size(), model.plan().baseline()));
    }
    if (!model.coldSites().isEmpty()) {
      text.append(
          format(" Not shown to be warm: %s.", String.join(", ", model.coldSites().keySet())));
    }
    if (!model.failedGates().isEmpty()) {
      text.append(format(" A gate failed: %s.", String.join("; ", model.failedGates())));
    }
    return text.toString();
  }

  private String rates() {
    return model.invocations().stream()
        .map(Invocation::pacedRate)
        .map(rate -> format("%.1f", rate))
        .collect(Collectors.joining(", "));
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
