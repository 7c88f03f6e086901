package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.DatabaseAddress;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The options of a command that say where a site runs and on which data. Those of a run are kept
 * with its results, so that it can be completed or repeated. Secrets are not kept.
 */
@Command
public final class RunSettings {

  private static final String PASSWORD = "password";

  @Mixin private DataOptions data;
  @Mixin private TopologyOptions topology;
  @Mixin private TierOptions tiers;

  private List<Given> given = List.of();

  /**
   * An option that a list of options sets to another value than its default.
   *
   * @param spec the option, however the list spells it
   * @param value its value
   */
  record Given(OptionSpec spec, String value) {}

  /**
   * Reads options that were kept. An option never stands for a file with further options.
   *
   * @throws CommandFailedException if this program does not know one
   */
  public static RunSettings parse(List<String> options) {
    RunSettings settings = new RunSettings();
    CommandLine parser = parser(settings);
    try {
      parser.parseArgs(options.toArray(String[]::new));
      settings.given = given(parser);
    } catch (ParameterException e) {
      throw new CommandFailedException(
          "The run was made with options that this version does not know: " + e.getMessage(), e);
    }
    return settings;
  }

  /**
   * The options of a command that was parsed, with defaults, as {@link #parse} reads them.
   * Passwords in URLs are cut out; settings and properties that are secrets are left out as a
   * whole.
   *
   * @param instead values that hold instead of those that were typed, by option
   */
  public static List<String> recorded(CommandSpec command, Map<String, String> instead) {
    return typed(command, instead).stream()
        .map(DatabaseAddress::withoutSecrets)
        .filter(option -> DatabaseAddress.masked(option).equals(option))
        .toList();
  }

  /** The same with secrets: for servers, not for results. Passwords of accounts are not there. */
  public static List<String> typed(CommandSpec command, Map<String, String> instead) {
    List<String> typed = new ArrayList<>();
    for (OptionSpec known : parser(new RunSettings()).getCommandSpec().options()) {
      OptionSpec option = command.findOption(known.longestName());
      if (option != null && !option.hidden() && !known.longestName().contains(PASSWORD)) {
        values(command, option, instead)
            .forEach(value -> typed.add(known.longestName() + "=" + value));
      }
    }
    return typed;
  }

  /** The options that {@link #parse} found; one that is repeated is there once for each value. */
  List<Given> given() {
    return given;
  }

  /**
   * Says whose data it is; that of the standard application unless said.
   *
   * @return this
   * @throws CommandFailedException if there is no such application
   */
  public RunSettings of(String application) {
    data.of(application);
    return this;
  }

  /** What servers are started from. */
  public SiteRecipe recipe(Checkout checkout) {
    return new SiteRecipe(
        checkout, data.plan(), tiers.siteSettings(), tiers.pinning(), tiers.jvmOptions());
  }

  /** Where it runs. */
  public TopologyOptions topology() {
    return topology;
  }

  private static List<Given> given(CommandLine parser) {
    return parser.getCommandSpec().options().stream()
        .filter(option -> !option.hidden())
        .flatMap(
            option ->
                option.originalStringValues().stream()
                    .filter(value -> !value.equals(option.defaultValue()))
                    .map(value -> new Given(option, value)))
        .toList();
  }

  private static Stream<String> values(
      CommandSpec command, OptionSpec option, Map<String, String> instead) {
    if (instead.containsKey(option.longestName())) {
      return Stream.of(instead.get(option.longestName()));
    }
    if (!option.originalStringValues().isEmpty()) {
      return option.originalStringValues().stream();
    }
    return Stream.ofNullable(defaultOf(command, option)).filter(value -> !value.isEmpty());
  }

  /** The default of the file that the user named, else the option's own; null if it has none. */
  private static String defaultOf(CommandSpec command, OptionSpec option) {
    String named =
        command.defaultValueProvider() instanceof OptionDefaults file
            ? file.defaultValue(option)
            : null;
    return named == null ? option.defaultValue() : named;
  }

  /** Reads the options of a stored plan, and nothing else. */
  static CommandLine parser(RunSettings settings) {
    return new CommandLine(settings)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setAbbreviatedOptionsAllowed(false)
        .setExpandAtFiles(false);
  }
}
