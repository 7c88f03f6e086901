package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import picocli.CommandLine.Option;

/** Options that say how long a run in blocks is. */
public final class BlockOptions {

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description =
          "Saturated rounds of each invocation: every site in every mix, once. More rounds make"
              + " intervals narrower")
  private Optional<Integer> rounds = Optional.empty();

  @Option(
      names = "--invocations",
      paramLabel = "N",
      description =
          "Starts of all servers. With one, intervals hold for that start only; conclusions need"
              + " at least three")
  private Optional<Integer> invocations = Optional.empty();

  @Option(
      names = "--warm-up-limit",
      paramLabel = "SECONDS",
      description = "Ends the warm-up of an invocation after that time, warm or not")
  private Optional<Double> warmUpSeconds = Optional.empty();

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description =
          "Decides the order of blocks or trials and what customers draw. Default:"
              + " ${DEFAULT-VALUE}")
  private long seed;

  /** What decides the order and what customers draw. */
  public long seed() {
    return seed;
  }

  /** Whether the user said how many rounds there are. */
  public boolean hasRounds() {
    return rounds.isPresent();
  }

  /**
   * What holds unless the user says something else.
   *
   * @param sizes of the blocks
   * @param warmUp when a site counts as warm
   * @param rounds saturated rounds of an invocation
   * @param pacedRounds paced rounds of an invocation
   * @param invocations starts of all servers
   */
  public record Defaults(
      BlockSizes sizes, WarmUpPlan warmUp, int rounds, int pacedRounds, int invocations) {

    /** Three starts of the servers; rounds that find 5 % at a deviation of 5 % between pairs. */
    public static final Defaults CONCLUSIONS =
        new Defaults(BlockSizes.FULL, WarmUpPlan.FULL, 12, 2, 3);

    /** One start of the servers; with a budget, fewer rounds if more do not fit. */
    public static final Defaults FIRST_LOOK =
        new Defaults(BlockSizes.SHORT, WarmUpPlan.SHORT, 12, 2, 1);
  }

  /**
   * The plan of a run.
   *
   * @param sites what is compared; the first is the baseline
   * @throws CommandFailedException if a number is out of range
   */
  public BlockPlan plan(
      String command, List<SiteConfiguration> sites, List<String> mixes, Defaults defaults) {
    WarmUpPlan warmUp = warmUpSeconds.map(defaults.warmUp()::within).orElse(defaults.warmUp());
    try {
      return new BlockPlan(
          command,
          sites.stream().map(SiteConfiguration::toResult).toList(),
          sites.get(0).name(),
          mixes,
          defaults.sizes(),
          rounds.orElse(defaults.rounds()),
          defaults.pacedRounds(),
          invocations.orElse(defaults.invocations()),
          warmUp,
          0,
          seed,
          defaults.sizes().equals(BlockSizes.FULL));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
