package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.application.NearestName;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.IndexSet;
import org.rubisee.schema.Scale;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Options that say what the database holds. */
@HelpGroup.In(HelpGroup.DATA)
@TrustOption.Harmless
public final class DataOptions {

  private static final String SCALE = "--scale";
  private static final String SIZES =
      "paper, small (a twentieth), tiny, or a number (1: the papers' size).";

  private static final Map<String, Scale> NAMED =
      new TreeMap<>(Map.of("paper", Scale.PAPER, "small", Scale.SMALL, "tiny", Scale.TINY));

  @HelpGroup.Basic
  @Option(
      names = SCALE,
      defaultValue = "small",
      paramLabel = "SIZE",
      description = SIZES + " Default: ${DEFAULT-VALUE}")
  private String scale;

  @Option(names = "--users", paramLabel = "N", description = "Registered users")
  private Optional<Integer> users = Optional.empty();

  @Option(names = "--items", paramLabel = "N", description = "Running auctions")
  private Optional<Integer> items = Optional.empty();

  @Option(names = "--old-items", paramLabel = "N", description = "Past auctions")
  private Optional<Integer> oldItems = Optional.empty();

  @Option(
      names = "--data-seed",
      defaultValue = "" + DataPlan.DEFAULT_SEED,
      paramLabel = "N",
      description = "The same seed gives the same data. Default: ${DEFAULT-VALUE}")
  private long seed;

  @Option(
      names = "--indexes",
      defaultValue = "today",
      paramLabel = "SET",
      description = "Indices: today, or 2002 (those of RUBiS 1.4.3). Default: ${DEFAULT-VALUE}")
  private String indexes;

  /** Says in the help of a command that its scale is the experiment's. */
  public static void scaleOfExperiment(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    OptionSpec scale = spec.findOption(SCALE);
    spec.remove(scale);
    spec.addOption(
        OptionSpec.builder(scale)
            .description(SIZES + " Default: what the experiment says, see 'experiment show'")
            .build());
  }

  public DataPlan plan() {
    try {
      Scale size = size();
      size = users.isPresent() ? size.withUsers(users.get()) : size;
      size = items.isPresent() ? size.withItems(items.get()) : size;
      size = oldItems.isPresent() ? size.withOldItems(oldItems.get()) : size;
      return DataPlan.of(size).withSeed(seed).withIndexes(IndexSet.of(indexes));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private Scale size() {
    return named(scale);
  }

  /**
   * A size by name or number.
   *
   * @throws CommandFailedException if there is none of that name
   */
  public static Scale named(String text) {
    if (NAMED.containsKey(text)) {
      return NAMED.get(text);
    }
    try {
      return Scale.of(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      throw new CommandFailedException(
          NearestName.unknown("scale", text, List.copyOf(NAMED.keySet())) + ", or a number", e);
    }
  }
}
