package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.BlockSizes;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.WarmUpPlan;
import org.rubisee.bench.topology.SiteConfiguration;
import picocli.CommandLine.Option;

/** Options that say how long a run in blocks is. */
@HelpGroup.In(HelpGroup.LENGTH)
public final class BlockOptions {

  /** The sites of 'quickstart', with databases of scale 'small', then fit into 8 GiB. */
  private static final int MOST_TOGETHER = 6;

  @Way.Only({Way.BLOCKS, Way.CURVE})
  @HelpGroup.Basic
  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = {
        "In blocks: every site in every mix, once per round",
        "More rounds make intervals narrower. The rounds are saturated, or paced in 'costs'; with"
            + " numbers of --clients in 'run', a round has every site in every mix at each of"
            + " them"
      })
  private Optional<Integer> rounds = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.CURVE})
  @HelpGroup.Basic
  @Option(
      names = "--invocations",
      paramLabel = "N",
      description = {
        "In blocks: starts of all servers; conclusions need three",
        "With one, intervals hold for that start only"
      })
  private Optional<Integer> invocations = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.CURVE})
  @Option(
      names = "--warm-up-limit",
      paramLabel = "SECONDS",
      description = "In blocks: ends the warm-up of an invocation, warm or not")
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

  /** Whether the user said when a warm-up ends at the latest. */
  public boolean hasWarmUpLimit() {
    return warmUpSeconds.isPresent();
  }

  /** Starts of all servers: what the user said, or else a default. */
  public int invocations(int otherwise) {
    return invocations.orElse(otherwise);
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

    /** Three starts of the servers; an even number of rounds, as each second one is a mirror. */
    public static final Defaults CURVE = new Defaults(BlockSizes.FULL, WarmUpPlan.FULL, 4, 0, 3);

    /** A searched curve has more points, of which several are near its peak. */
    public static final Defaults SEARCHED_CURVE =
        new Defaults(BlockSizes.FULL, WarmUpPlan.FULL, 2, 0, 3);

    /** One start of the servers; with a budget, fewer rounds if more do not fit. */
    public static final Defaults FIRST_LOOK =
        new Defaults(BlockSizes.SHORT, WarmUpPlan.SHORT, 12, 2, 1);

    private Defaults of(int saturatedRounds, int newPacedRounds) {
      return new Defaults(sizes, warmUp, saturatedRounds, newPacedRounds, invocations);
    }
  }

  /**
   * The plan of a run.
   *
   * @param sites what is compared; the first is the baseline
   * @throws CommandFailedException if a number is out of range
   */
  public BlockPlan plan(
      String command, List<SiteConfiguration> sites, List<String> mixes, Defaults defaults) {
    return built(
        command,
        sites,
        mixes,
        defaults.of(rounds.orElse(defaults.rounds()), defaults.pacedRounds()));
  }

  /**
   * The same for a run whose results come from its paced rounds: the user chooses their number.
   *
   * @param sites what is compared; the first is the baseline
   * @throws CommandFailedException if a number is out of range
   */
  public BlockPlan pacedPlan(
      String command, List<SiteConfiguration> sites, List<String> mixes, Defaults defaults) {
    if (rounds.isPresent() && rounds.get() < 1) {
      throw new CommandFailedException("--rounds takes a number from 1, not " + rounds.get());
    }
    return built(
        command,
        sites,
        mixes,
        defaults.of(defaults.rounds(), rounds.orElse(defaults.pacedRounds())));
  }

  private BlockPlan built(
      String command, List<SiteConfiguration> sites, List<String> mixes, Defaults defaults) {
    WarmUpPlan warmUp = warmUpSeconds.map(defaults.warmUp()::within).orElse(defaults.warmUp());
    try {
      return new BlockPlan(
          command,
          sites.stream().map(SiteConfiguration::toResult).toList(),
          sites.get(0).name(),
          MOST_TOGETHER,
          mixes,
          defaults.sizes(),
          defaults.rounds(),
          defaults.pacedRounds(),
          invocations.orElse(defaults.invocations()),
          warmUp,
          0,
          seed,
          defaults.sizes().equals(BlockSizes.FULL),
          CurvePlan.NONE.at(sites.get(0).application()));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
