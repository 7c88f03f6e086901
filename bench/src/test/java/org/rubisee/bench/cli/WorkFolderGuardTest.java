package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.checkout.WorkLock;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RubisCommand.Measuring;
import org.rubisee.bench.cli.options.RubisCommand.Reserving;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

class WorkFolderGuardTest {

  /** Options without which a command that may use the working files uses none. */
  private static final Map<String, List<String>> WITHOUT_WHICH_NOTHING_IS_USED =
      Map.of(
          "clean", List.of("--yes"),
          "agent", List.of("--tier", "db", "--start-servers"));

  @TempDir private Path work;
  @TempDir private Path results;

  private final StringWriter complaints = new StringWriter();
  private final StringWriter answers = new StringWriter();

  @Test
  void refusesASecondCommandAndNamesTheFirst() throws IOException {
    WorkLock first = WorkLock.take(work, "rubis run all");
    assertThat(execute("run", "servlets-only", "--trials", "0")).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString())
        .startsWith("'rubis run all' (process ")
        .contains("--wait")
        .doesNotContain("\tat ");
    first.close();
  }

  @Test
  void releasesTheLockOfACommandThatFails() throws IOException {
    execute("run", "servlets-only", "--trials", "0");
    assertThat(complaints.toString()).contains("--trials takes a number from 1");
    WorkLock.take(work, "rubis run all").close();
  }

  @Test
  void letsCommandsThatOnlyReadRunBesideAnother() throws IOException {
    WorkLock first = WorkLock.take(work, "rubis run all");
    assertThat(execute("list")).isZero();
    assertThat(execute("run", "--help")).isZero();
    first.close();
  }

  /** A command that says neither could start servers beside those of another one. */
  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandSaysWhetherItUsesTheWorkingFiles(CommandSpec command) {
    assertThat(command.userObject()).isInstanceOf(RubisCommand.class);
  }

  @ParameterizedTest
  @MethodSource("reservingCommands")
  void noCommandThatReservesThemRunsBesideOneThatHoldsThem(CommandSpec command) throws IOException {
    List<WorkLock> first = new ArrayList<>();
    for (WorkPart part : List.of(WorkPart.BENCH, WorkPart.hosted("db"))) {
      first.add(WorkLock.take(part.lock(work), "rubis run all"));
    }
    try {
      assertThat(execute(leastWords(command))).isEqualTo(ExceptionHandler.FAILED);
      assertThat(complaints.toString()).startsWith("'rubis run all' (process ").contains("--wait");
    } finally {
      first.forEach(WorkLock::close);
    }
  }

  @Test
  void databasesInUseCannotBeRemoved() throws IOException {
    Path database = Files.createDirectories(work.resolve("host/db/data"));
    WorkPart part = WorkPart.hosted("db");
    try (WorkLock tier = WorkLock.take(part.lock(work), "rubis tier db")) {
      assertThat(execute("clean", "--work", "--yes")).isEqualTo(ExceptionHandler.FAILED);
      assertThat(complaints.toString()).startsWith("'rubis tier db' (process ");
      assertThat(tier.killed()).isEmpty();
    }
    assertThat(database).isDirectory();
    WorkLock.take(work, "the lock of the whole is released").close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run servlets-only --dry-run",
        "experiment run oopsla02 --quick --dry-run",
        "duel a b --reread nowhere",
        "profile --reread nowhere",
        "db status --jdbc-url jdbc:mysql://127.0.0.1:1/none",
        "tier db --hosts nowhere.yaml",
        "agent --hosts nowhere.yaml --tier db",
        "clean"
      })
  void whatStartsAndRemovesNothingHereRunsBesideAnother(String typed) throws IOException {
    WorkLock first = WorkLock.take(work, "rubis run all");
    execute(typed.split(" "));
    assertThat(complaints.toString()).doesNotContain("--wait");
    first.close();
  }

  @ParameterizedTest
  @MethodSource("measuringCommands")
  void noCommandBeginsToMeasureWhatItCannotKeep(CommandSpec command) {
    results = Path.of("/proc/results");
    assertThat(execute(leastWords(command))).isEqualTo(ExceptionHandler.FAILED);
    assertThat(complaints.toString())
        .startsWith("No results can be kept in /proc/results")
        .contains("make it writable")
        .doesNotContain("\tat ");
    assertThat(work).isEmptyDirectory();
  }

  @Test
  void whatKeepsNoResultsNeedsNoFolderOfResults() {
    results = Path.of("/proc/results");
    execute("run", "servlets-only", "--dry-run", "--trials", "0");
    execute("profile", "--reread", "nowhere");
    assertThat(complaints.toString()).doesNotContain("No results can be kept");
  }

  @Test
  void severalTiersRunBesideEachOtherEachOnce() throws IOException {
    try (WorkLock db = WorkLock.take(WorkPart.hosted("db").lock(work), "rubis tier db")) {
      execute("tier", "web", "servlets-only", "--hosts", "nowhere.yaml");
      assertThat(complaints.toString()).contains("nowhere.yaml cannot be read");
      execute("tier", "db", "--hosts", "nowhere.yaml");
      assertThat(complaints.toString()).contains("'rubis tier db' (process ");
      assertThat(db.killed()).isEmpty();
    }
  }

  static Stream<Named<CommandSpec>> commands() {
    return leaves(Rubis.commandLine()).map(one -> Named.of(one.qualifiedName(), one));
  }

  static Stream<Named<CommandSpec>> reservingCommands() {
    return commands().filter(one -> one.getPayload().userObject() instanceof Reserving);
  }

  static Stream<Named<CommandSpec>> measuringCommands() {
    return commands().filter(one -> one.getPayload().userObject() instanceof Measuring);
  }

  private static Stream<CommandSpec> leaves(CommandLine command) {
    return command.getSubcommands().isEmpty()
        ? Stream.of(command.getCommandSpec())
        : command.getSubcommands().values().stream().flatMap(WorkFolderGuardTest::leaves);
  }

  /** The command with what it cannot do without. */
  private static String[] leastWords(CommandSpec command) {
    List<String> words = new ArrayList<>(List.of(command.qualifiedName().split(" ")));
    words.remove(0);
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      if (parameter.arity().min() > 0) {
        words.add("db");
      }
    }
    for (OptionSpec option : command.options()) {
      if (option.required()) {
        words.addAll(List.of(option.longestName(), "nowhere"));
      }
    }
    words.addAll(WITHOUT_WHICH_NOTHING_IS_USED.getOrDefault(command.name(), List.of()));
    return words.toArray(String[]::new);
  }

  private int execute(String... arguments) {
    return Rubis.commandLine()
        .setErr(new PrintWriter(complaints, true))
        .setOut(new PrintWriter(answers, true))
        .setExecutionStrategy(new WorkFolderGuard(work, results))
        .execute(arguments);
  }
}
