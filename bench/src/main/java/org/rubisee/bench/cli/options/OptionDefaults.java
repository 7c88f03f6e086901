package org.rubisee.bench.cli.options;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.NearestName;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Defaults of options from a properties file: {@code trials=1} for all commands that have the
 * option, {@code experiment-run.trials=1} for one of them. What is typed takes precedence.
 */
public final class OptionDefaults implements IDefaultValueProvider {

  /** The environment variable that names the file. */
  public static final String VARIABLE = "RUBIS_DEFAULTS";

  private static final String PROGRAM = "rubis ";

  private final Properties values;

  private OptionDefaults(Properties values) {
    this.values = values;
  }

  /**
   * Lets the options of all commands have the defaults of a file.
   *
   * @throws CommandFailedException if the file cannot be read, or names an option that no command
   *     has
   */
  public static void set(CommandLine commands, Path file) {
    Properties values = new Properties();
    try (Reader text = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      values.load(text);
    } catch (IOException e) {
      throw new CommandFailedException(VARIABLE + ": " + file + " cannot be read", e);
    }
    List<String> known = new ArrayList<>();
    addKeys(commands, known);
    for (String key : values.stringPropertyNames()) {
      if (!known.contains(key)) {
        throw new CommandFailedException(
            VARIABLE + ": " + file + ": " + NearestName.unknown("option", key, known));
      }
    }
    commands.setDefaultValueProvider(new OptionDefaults(values));
  }

  @Override
  public String defaultValue(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? keys(option)
            .map(values::getProperty)
            .filter(value -> value != null)
            .findFirst()
            .map(OptionDefaults::literal)
            .orElse(null)
        : null;
  }

  /** Picocli replaces variables in defaults, and takes two dollar signs for one. */
  private static String literal(String value) {
    return value.replace("$", "$$");
  }

  private static void addKeys(CommandLine command, List<String> known) {
    command.getCommandSpec().options().stream()
        .flatMap(OptionDefaults::keys)
        .filter(key -> !known.contains(key))
        .forEach(known::add);
    command.getSubcommands().values().forEach(sub -> addKeys(sub, known));
  }

  /** The keys of an option: with its command, then without. */
  private static Stream<String> keys(OptionSpec option) {
    CommandSpec command = option.command();
    List<String> names =
        Stream.of(option.names()).map(name -> name.replaceFirst("^-+", "")).toList();
    return command == null
        ? names.stream()
        : Stream.concat(names.stream().map(name -> of(command) + "." + name), names.stream());
  }

  private static String of(CommandSpec command) {
    return command.qualifiedName().replaceFirst("^" + PROGRAM, "").replace(' ', '-');
  }
}
