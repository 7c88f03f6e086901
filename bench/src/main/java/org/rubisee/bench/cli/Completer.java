package org.rubisee.bench.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What may follow in a command line: commands, options, values of options, implementations.
 *
 * @param program the whole program
 * @param implementations to complete sites with
 */
record Completer(CommandSpec program, List<Implementation> implementations) {

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
        open.isPresent() ? values(open.get(), "", last) : afterCompleteWords(command, last);
    return all.filter(known -> known.startsWith(last)).distinct().sorted().toList();
  }

  private Stream<String> afterCompleteWords(CommandSpec command, String word) {
    int equals = word.indexOf('=');
    if (equals > 0 && word.startsWith("-")) {
      String name = word.substring(0, equals);
      return Stream.ofNullable(command.findOption(name))
          .flatMap(option -> values(option, name + "=", word.substring(equals + 1)));
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
        command.positionalParameters().stream().flatMap(one -> values(one, "", word)));
  }

  private static Optional<OptionSpec> optionThatNeedsAValue(CommandSpec command, String word) {
    return Optional.ofNullable(command.findOption(word)).filter(known -> known.arity().min() > 0);
  }

  private Stream<String> values(ArgSpec argument, String prefix, String typed) {
    Stream<String> values =
        argument.completionCandidates() != null
            ? StreamSupport.stream(argument.completionCandidates().spliterator(), false)
            : switch (argument.paramLabel()) {
              case SiteArguments.LABEL -> sites(typed);
              case IMPLEMENTATION -> implementations.stream().map(Implementation::path);
              default -> words(argument.paramLabel());
            };
    return values.map(value -> prefix + value);
  }

  private static Stream<String> words(String label) {
    return ALTERNATIVES.matcher(label).matches() ? Stream.of(label.split("\\|")) : Stream.empty();
  }

  /** Names; after an at sign knobs; after the equals sign that follows, the knob's words. */
  private Stream<String> sites(String typed) {
    int at = typed.lastIndexOf('@');
    if (at < 0) {
      return Stream.concat(
          Stream.of(SiteArguments.ALL), implementations.stream().map(Implementation::path));
    }
    String name = typed.substring(0, typed.indexOf('@'));
    String before = typed.substring(0, at + 1);
    String[] knob = typed.substring(at + 1).split("=", 2);
    Stream<Knob> knobs =
        implementations.stream()
            .filter(known -> name.equals(SiteArguments.ALL) || name.equals(known.path()))
            .flatMap(
                known -> Stream.concat(known.knobs().stream(), known.knobsInOneServer().stream()));
    return knob.length == 1
        ? knobs.map(known -> before + known.label() + "=")
        : knobs
            .filter(known -> known.label().equals(knob[0]))
            .flatMap(known -> known.settings().words().stream())
            .map(value -> before + knob[0] + "=" + value);
  }
}
