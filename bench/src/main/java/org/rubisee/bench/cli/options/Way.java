package org.rubisee.bench.cli.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * A way in which a command measures, or reads what was measured. An option or a parameter has an
 * effect in all ways that measure, a general option in all, unless its declaration names others.
 */
public enum Way {
  /** Warm sites in neighbouring blocks. */
  BLOCKS("under the protocol 'blocks'"),
  /** The same, at numbers of clients who think. */
  CURVE("under the protocol 'blocks'"),
  /** Fresh servers for each trial. */
  TRIALS("under the protocol 'paper'"),
  /** Trials in which something fails. */
  FAULTS("in an experiment with faults"),
  /** A long trial of each site. */
  SOAK("in a soak"),
  /** Prices of calls and statements, without a site under load. */
  PRICES("with --prices-only"),
  /** Results of an earlier run are read, and nothing is measured. */
  REREAD("with --reread");

  /** The ways in which an option or a parameter has an effect. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.FIELD)
  public @interface Only {
    Way[] value();
  }

  private final String words;

  Way(String words) {
    this.words = words;
  }

  /**
   * The options and parameters that were typed and have no effect here, by name. Those of the file
   * of defaults are not typed.
   *
   * @param command one that was parsed
   */
  List<String> withoutEffect(CommandSpec command) {
    ParseResult typed = command.commandLine().getParseResult();
    return Stream.concat(
            typed.matchedOptionsSet().stream()
                .filter(option -> !hasEffect(option))
                .map(OptionSpec::longestName),
            typed.matchedPositionalsSet().stream()
                .filter(parameter -> !hasEffect(parameter))
                .map(ArgSpec::paramLabel))
        .sorted()
        .toList();
  }

  /**
   * Refuses options and parameters that have no effect here.
   *
   * @param command one that was parsed
   * @throws CommandFailedException if one was typed; the message names it
   */
  public void check(CommandSpec command) {
    List<String> others = withoutEffect(command);
    if (!others.isEmpty()) {
      throw new CommandFailedException(
          String.join(", ", others) + " has no effect " + words + ": leave it out");
    }
  }

  private boolean hasEffect(ArgSpec argument) {
    Only only =
        argument.userObject() instanceof Field field ? field.getAnnotation(Only.class) : null;
    return only == null
        ? this != REREAD || HelpGroup.of(argument) == HelpGroup.GENERAL
        : List.of(only.value()).contains(this);
  }
}
