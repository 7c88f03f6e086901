package org.rubisee.bench.scaffold;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the commands that documents show, in a copy of the checkout, as they are written. What a
 * command leaves open has a quick default. Words that stand for the reader's own runs and files are
 * replaced by some that there are.
 */
@Tag("long")
class DocumentedCommandsIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  /** The long test, without {@code documented-}. */
  private static final String PART = System.getProperty("rubis.documented", "readme");

  /** A pattern: only commands that it matches run, to repeat a few. */
  private static final String ONLY = System.getProperty("rubis.documented.only", ".*");

  /** Little data, short phases, one trial. */
  private static final String DEFAULTS =
      """
      scale=tiny
      trials=1
      serve.port=0
      run.phases=3/4/1
      run.clients=20
      run.rounds=2
      run.invocations=1
      run.warm-up-limit=20
      experiment-run.phases=3/4/1
      experiment-run.rounds=2
      experiment-run.invocations=1
      experiment-run.warm-up-limit=20
      profile.seconds=4
      profile.warm-up=3
      profile.clients=20
      costs.seconds=4
      costs.warm-up=3
      costs.clients=50
      costs.rounds=2
      costs.invocations=1
      costs.warm-up-limit=40
      """;

  private static final AtomicInteger RUN = new AtomicInteger();

  @TempDir private static Path folder;

  private static CheckoutCopy checkout;
  private static Path first;
  private static Path second;

  @BeforeAll
  static void copyCheckout() throws IOException, InterruptedException {
    Path defaults = Files.writeString(folder.resolve("defaults.properties"), DEFAULTS);
    checkout =
        CheckoutCopy.of(HOME, folder.resolve("checkout"))
            .with(Map.of("RUBIS_DEFAULTS", defaults.toString()));
    Path home = checkout.home();
    // with the downloads of before, as the script 'rubis' and readers who built it once have them
    Files.writeString(home.resolve(".mvn/maven.config"), "-o\n");
    Files.writeString(home.resolve("my.rules"), "other frame org.jboss.logmanager.*\n");
    Files.writeString(home.resolve("my-options"), "entity-cmp@commit-option=B@bean-cache=500\n");
    if (commands().stream().anyMatch(command -> command.script().matches(".*(RUN|BASE|NEW).*"))) {
      first = measured();
      second = measured();
    }
  }

  @AfterAll
  static void leavesNothingRunning() {
    System.out.println("metric commands-run " + RUN.get());
    assertThat(checkout.processes()).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyCommandOfTheDocumentsWorks() throws IOException {
    return commands().stream()
        .map(
            command ->
                DynamicTest.dynamicTest(
                    command.document() + ": " + command.script(), () -> works(command)));
  }

  @TestFactory
  Stream<DynamicTest> commandsThatDoNotRunAreListedWithTheirReason() throws IOException {
    List<DocumentedCommand> listed =
        DocumentedCommand.all().stream()
            .filter(command -> !command.isRun() && command.part().equals(PART))
            .toList();
    System.out.println("metric commands-not-run " + listed.size());
    return listed.stream()
        .map(
            command ->
                DynamicTest.dynamicTest(
                    command.script(),
                    () -> {
                      assertThat(command.rule().notRun()).isNotBlank();
                      System.out.println("note " + note(command));
                    }));
  }

  private static List<DocumentedCommand> commands() throws IOException {
    return DocumentedCommand.all().stream()
        .filter(command -> command.isRun() && command.part().equals(PART))
        .filter(command -> Pattern.compile(ONLY).matcher(command.script()).find())
        .toList();
  }

  private static String note(DocumentedCommand command) {
    return String.format(
        Locale.ROOT,
        "Not run: `%s` (%s): %s.",
        command.script().lines().reduce((a, b) -> b).orElseThrow(),
        command.document(),
        command.rule().notRun());
  }

  private static void works(DocumentedCommand command) throws IOException, InterruptedException {
    checkout.isBuilt();
    String script = withValues(command.script());
    long startNanos = System.nanoTime();
    if (command.serves()) {
      List<String> types = checkout.serve(shell("exec " + script), "", "Content-Type", 1);
      assertThat(types.get(0)).startsWith("text/html");
    } else {
      CheckoutCopy.Outcome outcome = checkout.run(shell(script));
      assertThat(command.rule().exitCodes())
          .as("%s: exit code %d%n%s", script, outcome.exitCode(), outcome.tail())
          .contains(outcome.exitCode());
    }
    RUN.incrementAndGet();
    System.out.printf(
        Locale.ROOT,
        "%4d s  %s%n",
        Duration.ofNanos(System.nanoTime() - startNanos).toSeconds(),
        script);
  }

  private static List<String> shell(String script) {
    return List.of("bash", "-e", "-c", script);
  }

  /** A command with runs and files in place of the words that stand for some. */
  private static String withValues(String script) throws IOException {
    String found = script;
    if (found.contains("results/")) {
      String last = runs().isEmpty() ? "" : runs().get(runs().size() - 1).toString();
      found = found.replaceAll("results/(\\d{8}-\\d{6}|ID)", Matcher.quoteReplacement(last));
    }
    if (first != null) {
      found = found.replaceAll("\\b(RUN|BASE)\\b", Matcher.quoteReplacement(first.toString()));
      found = found.replaceAll("\\b(NEW|NEW_RUN)\\b", Matcher.quoteReplacement(second.toString()));
    }
    return found.replaceAll("\\b(NAME|FILE)\\b", "oopsla02");
  }

  /** A short run that a command can refer to. */
  private static Path measured() throws IOException, InterruptedException {
    checkout.isBuilt();
    CheckoutCopy.Outcome outcome =
        checkout.run(shell("./rubis run servlets-only --mix bidding --clients 20 --trials 5"));
    assertThat(outcome.exitCode()).as(outcome.tail()).isIn(0, 3);
    List<Path> runs = new ArrayList<>(runs());
    return runs.get(runs.size() - 1);
  }

  /** The runs, the oldest first. */
  private static List<Path> runs() throws IOException {
    Path results = checkout.home().resolve("results");
    if (!Files.isDirectory(results)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(results)) {
      return folders
          .filter(run -> run.getFileName().toString().matches("\\d{8}-\\d{6}.*"))
          .sorted()
          .map(checkout.home()::relativize)
          .toList();
    }
  }
}
