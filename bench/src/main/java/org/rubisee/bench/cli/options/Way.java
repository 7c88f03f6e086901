package org.rubisee.bench.cli.options;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A way to measure. An option that has no effect in all of them says so where it is declared. */
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
  SOAK("in a soak");

  /** The ways of measuring in which an option has an effect. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.FIELD)
  public @interface Only {
    Way[] value();
  }

  private final String words;

  Way(String words) {
    this.words = words;
  }

  /** In a sentence, for example {@code in a soak}. */
  String inWords() {
    return words;
  }

  /**
   * The options that were typed and have no effect here, by name. Those of the file of defaults are
   * not typed.
   *
   * @param command one that was parsed
   */
  List<String> withoutEffect(CommandSpec command) {
    return command.commandLine().getParseResult().matchedOptionsSet().stream()
        .filter(option -> !hasEffect(option))
        .map(OptionSpec::longestName)
        .sorted()
        .toList();
  }

  /**
   * Refuses options that have no effect here.
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

  private boolean hasEffect(OptionSpec option) {
    Only only =
        option.userObject() instanceof java.lang.reflect.Field field
            ? field.getAnnotation(Only.class)
            : null;
    return only == null || List.of(only.value()).contains(this);
  }
}
