package org.rubisee.bench.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What may follow in a command line: commands, options, values of options, implementations.
 *
 * @param program the whole program
 * @param implementations names to complete for the parameter IMPLEMENTATION
 */
record Completer(CommandSpec program, List<String> implementations) {

  private static final String IMPLEMENTATION = "IMPLEMENTATION";

  /** The label of an option whose values are words: {@code on|off}. */
  private static final Pattern ALTERNATIVES = Pattern.compile("[\\w-]+(\\|[\\w-]+)+");

  /**
   * The words that the last one may become, sorted.
   *
   * @param line up to the cursor, with the name of the program
   */
  List<String> complete(String line) {
    List<String> words = List.of(line.stripLeading().split("\\s+", -1));
    String last = words.get(words.size() - 1);
    CommandSpec command = program;
    Optional<OptionSpec> open = Optional.empty();
    for (String word : words.subList(Math.min(1, words.size() - 1), words.size() - 1)) {
      CommandLine next = command.subcommands().get(word);
      if (open.isEmpty() && next != null) {
        command = next.getCommandSpec();
      } else {
        open = open.isEmpty() ? optionThatNeedsAValue(command, word) : Optional.empty();
      }
    }
    Stream<String> all =
        open.isPresent() ? values(open.get(), "") : afterCompleteWords(command, last);
    return all.filter(known -> known.startsWith(last)).distinct().sorted().toList();
  }

  private Stream<String> afterCompleteWords(CommandSpec command, String word) {
    int equals = word.indexOf('=');
    if (equals > 0) {
      String name = word.substring(0, equals);
      return Stream.ofNullable(command.findOption(name))
          .flatMap(option -> values(option, name + "="));
    }
    if (word.startsWith("-")) {
      return command.options().stream()
          .filter(option -> !option.hidden())
          .map(OptionSpec::longestName);
    }
    return Stream.concat(
        command.subcommands().entrySet().stream()
            .filter(known -> !known.getValue().getCommandSpec().usageMessage().hidden())
            .map(Map.Entry::getKey),
        command.positionalParameters().stream().flatMap(this::values));
  }

  private static Optional<OptionSpec> optionThatNeedsAValue(CommandSpec command, String word) {
    return Optional.ofNullable(command.findOption(word)).filter(known -> known.arity().min() > 0);
  }

  private Stream<String> values(PositionalParamSpec parameter) {
    return parameter.paramLabel().equals(IMPLEMENTATION)
        ? implementations.stream()
        : values(parameter, "");
  }

  private static Stream<String> values(ArgSpec argument, String prefix) {
    Stream<String> values =
        argument.completionCandidates() != null
            ? StreamSupport.stream(argument.completionCandidates().spliterator(), false)
            : ALTERNATIVES.matcher(argument.paramLabel()).matches()
                ? Stream.of(argument.paramLabel().split("\\|"))
                : Stream.empty();
    return values.map(value -> prefix + value);
  }
}
