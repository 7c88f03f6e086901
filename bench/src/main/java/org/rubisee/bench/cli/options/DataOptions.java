package org.rubisee.bench.cli.options;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Schema;
import org.rubisee.schema.Sizes;
import org.rubisee.settings.NearestName;
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

  @HelpGroup.Basic
  @Option(
      names = SCALE,
      defaultValue = Sizes.SMALL,
      paramLabel = "SIZE",
      description = SIZES + " Default: ${DEFAULT-VALUE}")
  private String scale;

  @Option(names = "--users", paramLabel = "N", description = "Registered users")
  private Optional<Integer> users = Optional.empty();

  @Option(names = "--items", paramLabel = "N", description = "What the application sells or lists")
  private Optional<Integer> items = Optional.empty();

  @Option(
      names = "--rows",
      paramLabel = "NAME=N",
      description = "Another quantity of the application")
  private Map<String, Integer> rows = new TreeMap<>();

  @Option(
      names = "--data-seed",
      defaultValue = "" + DataPlan.DEFAULT_SEED,
      paramLabel = "N",
      description = "The same seed gives the same data. Default: ${DEFAULT-VALUE}")
  private long seed;

  @Option(
      names = "--indexes",
      defaultValue = Schema.TODAY,
      paramLabel = "SET",
      description = "Indices: today, or 2002 (those of RUBiS 1.4.3). Default: ${DEFAULT-VALUE}")
  private String indexes;

  private ApplicationData data = ApplicationData.standard();

  /**
   * Says whose data it is; that of the standard application unless said.
   *
   * @throws CommandFailedException if there is no such application
   */
  public void of(String application) {
    data = dataOf(application);
  }

  private static ApplicationData dataOf(String application) {
    try {
      return ApplicationData.named(Applications.named(application).name());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

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
      DataPlan named = named(data, scale);
      return DataPlan.of(named.application(), chosen(named.scale()))
          .withSeed(seed)
          .withIndexes(indexes);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private Scale chosen(Scale named) {
    Scale size = named;
    size = users.isPresent() ? size.with(Scale.USERS, users.get()) : size;
    size = items.isPresent() ? size.with(Scale.ITEMS, items.get()) : size;
    for (Map.Entry<String, Integer> quantity : rows.entrySet()) {
      size = size.with(quantity.getKey(), quantity.getValue());
    }
    return size;
  }

  /**
   * The data of a size, given by name or number, with defaults for the rest.
   *
   * @throws CommandFailedException if there is no such application, or no size of that name
   */
  public static DataPlan named(String application, String text) {
    return named(dataOf(application), text);
  }

  private static DataPlan named(ApplicationData data, String text) {
    Sizes sizes = data.sizes();
    if (sizes.names().contains(text)) {
      return data.plan(text);
    }
    try {
      return DataPlan.of(data.application(), sizes.of(Double.parseDouble(text)));
    } catch (NumberFormatException e) {
      throw new CommandFailedException(
          NearestName.unknown("scale", text, sizes.names()) + ", or a number", e);
    }
  }
}
