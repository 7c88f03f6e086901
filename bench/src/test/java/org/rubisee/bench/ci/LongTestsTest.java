package org.rubisee.bench.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that runs the tests that take too long for a build, and its table. */
class LongTestsTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  private static final Pattern SELECTION =
      Pattern.compile("-D(?:it\\.)?test=('[^']*'|\"[^\"]*\"|\\S*)");

  /** A stand-in for Maven, which writes a report of one test. */
  private static final String MAVEN =
      """
      #!/bin/sh
      mkdir -p module/target/surefire-reports
      echo "<testsuite><testcase name='one' classname='OneTest'>$1</testcase></testsuite>" \\
        >module/target/surefire-reports/TEST-One.xml
      """;

  @TempDir private Path checkout;

  @BeforeEach
  void copiesTheScripts() throws IOException {
    Files.createDirectories(checkout.resolve(".ci"));
    for (String script : List.of(".ci/long-tests", ".ci/outcomes")) {
      Files.copy(HOME.resolve(script), checkout.resolve(script));
    }
    Path maven = Files.writeString(checkout.resolve("mvn"), MAVEN);
    assertThat(maven.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void runsTheNamedTestsAndWritesTheirLogs() throws Exception {
    table("first\t1\techo one", "second\t1\techo two", "third-test\t1\techo three");
    Run run = run("second", "th*");
    assertThat(run.exitCode()).isZero();
    assertThat(run.said()).doesNotContain("first").contains("second: passed", "third-test: passed");
    assertThat(log("second"))
        .contains("date     2", "commit   ", "machine  ", "command  echo two\ntwo\npassed, after ");
  }

  @Test
  void runsAllTestsAlsoAfterOneThatFailed() throws Exception {
    table("first\t1\texit 3", "second\t1\ttrue");
    Run run = run("all");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.said()).contains("first: FAILED: exit code 3, after", "second: passed");
  }

  @Test
  void aTestThatLacksSomethingHasNotPassed() throws Exception {
    table("first\t1\texit 77");
    assertThat(run("all").said())
        .contains("first: FAILED: skipped: the log says what the machine lacks");
  }

  @Test
  void endsATestAtItsLimit() throws Exception {
    table("first\t0.01\tsleep 600");
    Run run = run("first");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.said()).contains("first: FAILED: not ended after 0.01 minutes");
  }

  @Test
  void aProcessThatATestLeavesBehindIsAFailureAndIsEnded() throws Exception {
    table("first\t1\tsetsid sleep 600 & echo $! >left");
    Run run = run("first");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.said()).contains("first: FAILED: 1 processes left behind");
    assertThat(checkout.resolve("left")).content().satisfies(LongTestsTest::hasEnded);
  }

  @Test
  void mavenMustRunATestAndSkipNone() throws Exception {
    table("ran\t1\t./mvn ''", "skipped\t1\t./mvn '<skipped/>'", "none\t1\techo mvn verify");
    Run run = run("all");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.said())
        .contains("ran: passed", "skipped: FAILED: 1 tests skipped", "none: FAILED: no test ran");
  }

  @Test
  void endsTheTestThatRunsWhenItIsStopped() throws Exception {
    table("first\t1\techo $$ >running; sleep 600", "second\t1\techo two >second");
    Process script = start("all");
    Path running = checkout.resolve("running");
    while (script.isAlive() && !(Files.exists(running) && Files.size(running) > 0)) {
      Thread.sleep(20);
    }
    // unlike Process.destroy(), this leaves the streams of the script open
    script.toHandle().destroy();
    assertThat(script.waitFor()).isEqualTo(130);
    assertThat(running).content().satisfies(LongTestsTest::hasEnded);
    assertThat(checkout.resolve("second")).doesNotExist();
  }

  @Test
  void refusesANameThatIsNotInTheTable() throws Exception {
    table("first\t1\ttrue");
    Run run = run("first", "frist");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.said())
        .isEqualTo("There is no long test 'frist': .ci/long-tests --list names them\n");
  }

  @Test
  void printsTheTableAndItsNamesForAMatrix() throws Exception {
    table("# a comment", "first\t15\ttrue", "second-one\t5\tfalse");
    assertThat(run("--names").said()).isEqualTo("[\"first\",\"second-one\"]\n");
    assertThat(run("--list").said())
        .containsPattern("first +15 +true\n")
        .containsPattern("second-one +5 +false\n");
    assertThat(run("--help").said()).contains("Usage: .ci/long-tests NAME...", "Example:  ");
    assertThat(run().exitCode()).isEqualTo(2);
  }

  @Test
  void theTableOfThisCheckoutHasUsableRows() throws IOException {
    List<LongTests.Row> rows = LongTests.of(HOME);
    assertThat(rows).extracting(LongTests.Row::name).doesNotHaveDuplicates();
    assertThat(rows)
        .hasSizeGreaterThan(60)
        .allSatisfy(
            row -> {
              assertThat(row.name()).matches("[a-z0-9-]+");
              assertThat(row.minutes()).isBetween(1.0, 120.0);
              assertThat(row.command()).isNotBlank();
              assertThat(mixesClassesAndMethods(row.command())).as(row.name()).isFalse();
            });
  }

  @Test
  void seesASelectionOfWhichMavenWouldLeaveNestedClassesOut() {
    assertThat(mixesClassesAndMethods("mvn verify -Dit.test='FooIT,BarIT#*InBaz*'")).isTrue();
    assertThat(mixesClassesAndMethods("mvn verify -Dit.test=FooIT && mvn test -Dtest='A,B#c'"))
        .isTrue();
    assertThat(mixesClassesAndMethods("mvn verify -Dit.test='FooIT,BarIT' && mvn -Dtest=A#b+c"))
        .isFalse();
  }

  /**
   * If one pattern of a selection names methods, Maven leaves out the nested classes of the other
   * patterns.
   */
  private static boolean mixesClassesAndMethods(String command) {
    return SELECTION
        .matcher(command)
        .results()
        .map((MatchResult found) -> found.group(1).replaceAll("['\"]", "").split(","))
        .map(List::of)
        .anyMatch(
            patterns ->
                patterns.stream().anyMatch(pattern -> pattern.contains("#"))
                    && !patterns.stream().allMatch(pattern -> pattern.contains("#")));
  }

  /** Whether a process has ended; its parent may not have noticed yet. */
  private static void hasEnded(String pid) {
    Path environment = Path.of("/proc", pid.strip(), "environ");
    assertThat(Files.exists(environment) ? linesOf(environment) : "").isEmpty();
  }

  private static String linesOf(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return "";
    }
  }

  private record Run(int exitCode, String said) {}

  private void table(String... rows) throws IOException {
    Files.write(checkout.resolve(".ci/long-tests.tsv"), List.of(rows));
  }

  private String log(String name) throws IOException {
    return Files.readString(checkout.resolve("results/long-tests/" + name + ".log"));
  }

  private Run run(String... arguments) throws Exception {
    Process script = start(arguments);
    String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(script.waitFor(), said);
  }

  private Process start(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(List.of("bash", checkout.resolve(".ci/long-tests").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("GRACE_SECONDS", "1");
    return builder.start();
  }
}
