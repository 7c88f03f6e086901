package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.prose.ShellWords;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The help of all commands. */
class CommandHelpTest {

  private static final String PROGRAM = "./rubis";
  private static final String ALL = "--help=all";

  /** Making it takes longer than what is asked of it. */
  private static final CommandLine RUBIS = Rubis.commandLine();

  @ParameterizedTest
  @MethodSource("commands")
  void fitsOneScreen(List<String> command) {
    assertThat(shown(command, "--help").lines())
        .hasSizeLessThanOrEqualTo(CommandHelp.LINES)
        .allMatch(line -> line.length() <= CommandHelp.COLUMNS);
    assertThat(shown(command, ALL).lines()).allMatch(line -> line.length() <= CommandHelp.COLUMNS);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void hasExamplesThatParse(List<String> command) {
    List<List<String>> examples = examples(shown(command, "--help"));
    assertThat(examples).isNotEmpty();
    assertThat(examples)
        .allSatisfy(
            words ->
                assertThatCode(() -> RUBIS.parseArgs(words.toArray(String[]::new)))
                    .doesNotThrowAnyException());
    assertThat(examples).anyMatch(words -> words.subList(0, command.size()).equals(command));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void leadsToTheOptionsThatItLeavesOut(List<String> command) {
    String brief = shown(command, "--help");
    String whole = shown(command, ALL);
    List<OptionSpec> options =
        spec(command).options().stream().filter(option -> !option.hidden()).toList();
    assertThat(options).allMatch(option -> names(whole, option));
    assertThat(options.stream().map(HelpGroup::of).distinct())
        .allMatch(group -> whole.contains("\n" + group.heading() + ":\n"));
    boolean isWhole = options.stream().allMatch(option -> names(brief, option));
    assertThat(brief.contains(PROGRAM + " " + String.join(" ", command) + " " + ALL))
        .isEqualTo(!isWhole);
  }

  @Test
  void theHelpOfARunShowsWhatMostUsersNeed() {
    assertThat(shown(List.of("run"), "--help"))
        .contains("SITE", "--rounds", "--clients", "--scale", "--topology", "--dry-run")
        .doesNotContain("--context", "--node-schedule", "--buffer-pool-mib");
  }

  @Test
  void helpTakesNoParameterOfTheCommand() {
    assertThat(shown(List.of("run"), "--help", "servlets-only")).startsWith("Usage: rubis run");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help=al", "--help=true"})
  void anUnknownHelpIsRefused(String typed) {
    StringWriter complaints = new StringWriter();
    Rubis.commandLine().setErr(new PrintWriter(complaints)).execute("run", typed);
    assertThat(complaints.toString()).contains("--help=all");
  }

  static Stream<List<String>> commands() {
    return below(RUBIS)
        .map(command -> Arrays.asList(command.qualifiedName().split(" ")))
        .map(words -> words.subList(1, words.size()));
  }

  private static Stream<CommandSpec> below(CommandLine command) {
    return Stream.concat(
        Stream.of(command.getCommandSpec()),
        command.getSubcommands().values().stream().flatMap(CommandHelpTest::below));
  }

  private static CommandSpec spec(List<String> command) {
    CommandLine found = RUBIS;
    for (String word : command) {
      found = found.getSubcommands().get(word);
    }
    return found.getCommandSpec();
  }

  private static boolean names(String help, OptionSpec option) {
    return help.matches("(?s).*\n {2,6}(-\\w, )?" + option.longestName() + "[=\\[\\s].*");
  }

  private static List<List<String>> examples(String help) {
    return ShellWords.commands(help.replaceFirst("(?s).*\nExamples?:", "")).stream()
        .filter(words -> words.contains(PROGRAM))
        .map(words -> words.subList(words.indexOf(PROGRAM) + 1, words.size()))
        .toList();
  }

  private static String shown(List<String> command, String... further) {
    StringWriter out = new StringWriter();
    String[] words = Stream.concat(command.stream(), Stream.of(further)).toArray(String[]::new);
    assertThat(RUBIS.setOut(new PrintWriter(out, true)).execute(words)).isZero();
    return out.toString();
  }
}
