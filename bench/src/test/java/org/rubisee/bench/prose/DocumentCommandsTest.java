package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.bench.ci.LongTests;
import org.rubisee.bench.cli.Rubis;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The commands that documents show are those that the programs understand. */
class DocumentCommandsTest {

  private static final String PROGRAM = "./rubis";
  private static final String LONG_TESTS = ".ci/long-tests";
  private static final String NEW_IMPLEMENTATION = "new-implementation";

  /** A command in a line, to the quotation mark if it stands between two. */
  private static final Pattern OTHER_COMMAND =
      Pattern.compile("(?m)(['`]|(?<!['`]))(\\./rubis .*?)(?:\\1|$)");

  /** Parses one command after the other; making it takes longer than all of them. */
  private static final CommandLine RUBIS = Rubis.commandLine();

  /** A word that stands for a value of the reader's: RUN, NEW_RUN, N. */
  private static final String PLACEHOLDER = "[A-Z][A-Z0-9_-]*";

  @ParameterizedTest
  @MethodSource("documents")
  void everyCommandIsUnderstood(MarkdownDocument document) {
    assertThat(objections(commands(document))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyModuleOfAMavenCommandIsThere(MarkdownDocument document) {
    List<String> made = madeBy(document);
    Stream<String> modules =
        commands(document).stream()
            .filter(words -> words.contains("mvn") && words.contains("-pl"))
            .map(words -> words.get(words.indexOf("-pl") + 1))
            .flatMap(names -> Stream.of(names.split(",")))
            .filter(name -> !name.matches(PLACEHOLDER) && !made.contains(name));
    assertThat(modules)
        .allMatch(name -> Files.exists(MarkdownDocument.HOME.resolve(name).resolve("pom.xml")));
  }

  /** The implementations that a lesson makes. */
  private static List<String> madeBy(MarkdownDocument document) {
    return commands(document).stream()
        .filter(words -> words.contains(NEW_IMPLEMENTATION))
        .map(words -> words.get(words.indexOf(NEW_IMPLEMENTATION) + 1))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"github-actions.yml, 3", "gitlab-ci.yml, 3", "server-builds.yml, 2"})
  void everyCommandOfAWorkflowIsUnderstood(String file, int number) throws IOException {
    Path workflow = MarkdownDocument.HOME.resolve("docs/ci").resolve(file);
    JsonNode tree = new YAMLMapper().readTree(workflow.toFile());
    List<List<String>> commands = new ArrayList<>();
    addCommands(tree, variables(tree), commands);
    assertThat(commands).hasSize(number);
    assertThat(objections(commands)).isEmpty();
  }

  @Test
  void everyCommandOfALongTestIsUnderstood() throws IOException {
    List<List<String>> commands =
        LongTests.of(MarkdownDocument.HOME).stream()
            .flatMap(row -> ShellWords.commands(row.command()).stream())
            .filter(words -> words.contains(PROGRAM))
            .toList();
    assertThat(commands).hasSizeGreaterThan(20);
    assertThat(objections(commands)).isEmpty();
  }

  /** Scripts, experiments, examples and templates; comments in them have commands, too. */
  @ParameterizedTest
  @MethodSource("otherFiles")
  void everyCommandOfAnotherFileIsUnderstood(Path file) throws IOException {
    List<List<String>> commands =
        OTHER_COMMAND
            .matcher(Files.readString(file).replaceAll("\\\\\\n\\s*", ""))
            .results()
            .map(found -> found.group(2))
            .filter(text -> !text.contains("…"))
            .flatMap(text -> ShellWords.commands(text.replaceFirst(" {2,}.*", "")).stream())
            .map(DocumentCommandsTest::withoutArrays)
            .toList();
    assertThat(objections(commands)).isEmpty();
  }

  private static List<String> withoutArrays(List<String> words) {
    return words.stream().filter(word -> !word.matches("\\$\\{\\w+\\[@\\]\\}")).toList();
  }

  static List<Path> otherFiles() throws IOException {
    List<Path> found = new ArrayList<>();
    for (String folder : List.of(".ci", ".github", "deploy", "experiments")) {
      try (Stream<Path> files = Files.walk(MarkdownDocument.HOME.resolve(folder))) {
        files
            .filter(file -> Files.isRegularFile(file) && MarkdownDocument.isKept(file))
            .filter(file -> !file.toString().matches(".*\\.(md|tsv)"))
            .filter(DocumentCommandsTest::hasCommand)
            .forEach(found::add);
      }
    }
    assertThat(found).hasSizeGreaterThan(8);
    return found;
  }

  private static boolean hasCommand(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains(PROGRAM + " ");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyLongTestIsThere(MarkdownDocument document) throws IOException {
    List<String> names =
        LongTests.of(MarkdownDocument.HOME).stream().map(LongTests.Row::name).toList();
    assertThat(commands(document))
        .filteredOn(words -> words.indexOf(LONG_TESTS) == 0)
        .flatExtracting(words -> words.subList(1, words.size()))
        .filteredOn(name -> !name.startsWith("-") && !name.equals("all"))
        .allMatch(
            name ->
                names.stream()
                    .anyMatch(known -> known.matches(name.replaceAll("\\*|[A-Z]+", ".*"))));
  }

  static List<MarkdownDocument> documents() throws IOException {
    return MarkdownDocument.all();
  }

  @Test
  void findsWhatIsWrong() {
    assertThat(objection(List.of("run", "--clints", "5"))).isPresent();
    assertThat(objection(List.of("run", "IMPLEMENTATION", "--trials", "N"))).isEmpty();
  }

  @Test
  void readsAShellScriptWordByWord() {
    assertThat(
            ShellWords.commands(
                "cd kit && sudo ./rubis run all \\\n  --pin 'web=0' # pinned\n# more\n./rubis>log"))
        .containsExactly(
            List.of("cd", "kit"),
            List.of("sudo", "./rubis", "run", "all", "--pin", "web=0"),
            List.of("./rubis"),
            List.of("log"));
  }

  /** The commands of code blocks, and those inside sentences that are written with arguments. */
  private static List<List<String>> commands(MarkdownDocument document) {
    Stream<List<String>> blocks =
        document.codeBlocks().stream().flatMap(text -> ShellWords.commands(text).stream());
    Stream<List<String>> spans =
        document.codeSpans().stream()
            .filter(MarkdownDocument::isCommandWithArguments)
            .flatMap(text -> ShellWords.commands(text).stream());
    return Stream.concat(blocks, spans).toList();
  }

  /** Scripts are texts anywhere in the tree of a workflow. */
  private static void addCommands(
      JsonNode node, Map<String, String> variables, List<List<String>> commands) {
    if (node.isTextual()) {
      String script = node.textValue();
      for (Map.Entry<String, String> variable : variables.entrySet()) {
        script = script.replace("$" + variable.getKey(), variable.getValue());
      }
      ShellWords.commands(script).stream()
          .filter(words -> words.contains(PROGRAM))
          .forEach(commands::add);
    }
    node.forEach(child -> addCommands(child, variables, commands));
  }

  /** The variables that the workflow sets. */
  private static Map<String, String> variables(JsonNode workflow) {
    Map<String, String> variables = new TreeMap<>();
    for (String name : List.of("MINUTES", "TOLERANCE")) {
      variables.put(name, workflow.findValue(name).textValue());
    }
    return variables;
  }

  /** The commands of the program that are not understood, with reasons. */
  private static List<String> objections(List<List<String>> commands) {
    List<String> wrong = new ArrayList<>();
    for (List<String> words : commands) {
      int program = words.indexOf(PROGRAM);
      if (program >= 0) {
        List<String> arguments = words.subList(program + 1, words.size());
        objection(arguments)
            .ifPresent(reason -> wrong.add(String.join(" ", words) + ": " + reason));
      }
    }
    return wrong;
  }

  /** Why a command line is not understood; empty if it is. */
  private static Optional<String> objection(List<String> arguments) {
    Optional<String> asWritten = parsed(arguments);
    return asWritten.isEmpty()
        ? asWritten
        : parsed(arguments.stream().map(word -> word.matches(PLACEHOLDER) ? "1" : word).toList());
  }

  private static Optional<String> parsed(List<String> arguments) {
    try {
      RUBIS.parseArgs(arguments.toArray(String[]::new));
      return Optional.empty();
    } catch (ParameterException e) {
      return Optional.of(e.getMessage());
    }
  }
}
