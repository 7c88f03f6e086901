package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Server;

/** The script {@code rubis} answers questions about the command line in a fresh clone. */
class LauncherTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final String TEXTS = "bench/src/main/launcher";
  private static final String COMPLETION =
      "bench/src/main/resources/org/rubisee/bench/cli/completion.bash";
  private static final String LISTING = "bench/src/main/java/org/rubisee/bench/cli/Listing.java";

  @TempDir private Path folder;
  private Path clone;
  private Path programs;
  private final Map<String, String> variables = new TreeMap<>();
  private Path javaHome = Path.of(System.getProperty("java.home"));

  @BeforeEach
  void cloneWhatTheScriptReads() throws IOException {
    clone = folder.resolve("clone");
    for (String file : List.of("rubis", "pom.xml", LISTING, Listing.SHARED_KNOBS, COMPLETION)) {
      copy(HOME.resolve(file));
    }
    List<Implementation> known = Implementation.ofAllApplications(HOME);
    for (Implementation each : known) {
      copy(HOME.resolve(each.path()).resolve(Implementation.FILE));
    }
    for (String application : known.stream().map(Implementation::application).distinct().toList()) {
      copy(HOME.resolve(application).resolve("application.properties"));
    }
    for (String server : KnobCatalogue.SHARED.labelled(Server.KNOB).settings().words()) {
      copy(HOME.resolve("servers").resolve(server).resolve(Server.FILE));
    }
    for (String part : List.of("experiments", TEXTS)) {
      try (Stream<Path> files = Files.walk(HOME.resolve(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          copy(file);
        }
      }
    }
    programs = Files.createDirectories(folder.resolve("programs"));
  }

  @Test
  void itsHelpListsTheCommandsAsTheProgramDoes() throws Exception {
    List<String> lines = rubis("--help").out().lines().toList();
    assertThat(lines).hasSizeLessThanOrEqualTo(40).allMatch(line -> line.length() <= 80);
    List<String> commands =
        Rubis.commandLine().getSubcommands().values().stream()
            .map(command -> command.getCommandSpec())
            .filter(command -> !command.usageMessage().hidden())
            .map(command -> command.name() + " " + command.usageMessage().description()[0])
            .toList();
    assertThat(lines)
        .filteredOn(line -> line.startsWith("  "))
        .extracting(line -> line.strip().replaceAll(" +", " "))
        .containsExactlyInAnyOrderElementsOf(commands);
    assertThat(clone.resolve(".rubis")).doesNotExist();
  }

  @Test
  void refusesAPathThatServersWouldTakeForSomethingElse() throws Exception {
    stub("mvn", "echo built >&2");
    for (String sign : List.of(":", "=", "\"", "$", "\\", "*", "?", "%t", "%p", "%h", "!/")) {
      clone = Files.move(clone, folder.resolve("100" + sign));
      Answer answer = rubis("serve", "servlets-only");
      assertThat(answer.status()).isEqualTo(1);
      assertThat(answer.err()).contains(clone + " has a '" + sign + "'").hasLineCount(1);
    }
  }

  @Test
  void takesAPathWithSignsThatNobodyMistakes() throws Exception {
    stub("mvn", "echo built >&2");
    clone = Files.move(clone, folder.resolve("R&D lab (1) 100% #1+'x'"));
    assertThat(rubis("run", "--help").err()).contains("Built in");
  }

  @Test
  void refusesALetterThatJavaCannotEncode() throws Exception {
    javaHome = folder.resolve("jdk");
    stub("../jdk/bin/java", "echo 'openjdk version \"17.0\"'; echo 'sun.jnu.encoding = ANSI'");
    variables.putAll(Map.of("XDG_CACHE_HOME", folder.resolve("ü").toString()));
    assertThat(rubis("serve", "servlets-only").err()).hasLineCount(1).contains("LC_ALL=C.UTF-8");
  }

  @Test
  void helpsWithoutACommand() throws Exception {
    Answer answer = rubis();
    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains("Missing required subcommand", "Usage: rubis COMMAND");
  }

  @Test
  void showsTheVersionOfTheBuild() throws Exception {
    assertThat(rubis("--version").out()).isEqualTo(program("--version"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"list", "list --json"})
  void listsAsTheProgramDoes(String command) throws Exception {
    assertThat(rubis(command.split(" ")).out()).isEqualTo(program(command.split(" ")));
  }

  @Test
  void buildsForTheHelpOfACommand() throws Exception {
    stub("mvn", "echo built >&2");
    assertThat(rubis("run", "--help").err()).contains("Built in");
  }

  @Test
  void aStaleBuildIsNotRenewedToListOrHelp() throws Exception {
    hasABuildThat("echo \"asked: $*\"");
    assertThat(rubis("list").out()).contains("servlets-only");
    assertThat(rubis("run", "--help").out()).contains("asked: ").contains("run --help");
  }

  @Test
  void completesNothingBeforeTheFirstBuild() throws Exception {
    Answer answer = rubis("complete", "./rubis ru", "");
    assertThat(answer.status()).isZero();
    assertThat(answer.out()).isEmpty();
    assertThat(clone.resolve(".rubis")).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "./rubis ru, 'run'",
    "./rubis run --mi, '--mix'",
    "./rubis run --mix=bid, 'bidding'",
    "./rubis run jpa@pla, 'placement='",
    "./rubis run jpa@placement=co, 'co-located'",
    "./rubis nothing, ''"
  })
  void bashCompletesAsTheProgramSays(String line, String expected) throws Exception {
    // a stand-in for the program, which leaves out what bash keeps
    hasABuildThat(
        """
        case "$*" in
          *' complete -- ./rubis ru ') echo run ;;
          *' complete -- ./rubis run --mi ') echo --mix ;;
          *' complete -- ./rubis run --mix=bid --mix=') echo bidding ;;
          *' complete -- ./rubis run jpa@pla jpa@') echo placement= ;;
          *' complete -- ./rubis run jpa@placement=co jpa@placement=') echo co-located ;;
        esac\
        """);
    String script =
        "source <(./rubis completion); COMP_LINE=$1; COMP_POINT=${#1}; _complete_rubis;"
            + " echo \"${COMPREPLY[*]}\"";
    ProcessBuilder bash = new ProcessBuilder("bash", "-c", script, "bash", line);
    bash.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    Process running = bash.directory(clone.toFile()).redirectErrorStream(true).start();
    String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(said.strip()).isEqualTo(expected);
  }

  @Test
  void theProgramLeavesOutWhatBashKeeps() {
    String line = "./rubis serve jpa@placement=co";
    assertThat(program("complete", "--", line, "")).isEqualTo("jpa@placement=co-located\n");
    assertThat(program("complete", "--", line, "jpa@placement=")).isEqualTo("co-located\n");
  }

  @Test
  void completionIsTheSameBeforeAndAfterABuild() throws Exception {
    assertThat(rubis("completion").out()).isEqualTo(program("completion"));
  }

  @Test
  void theBuildTalksToStandardErrorOnly() throws Exception {
    stub("mvn", "echo '[INFO] Building RUBiS EE bench 1.0 [1/1]'");
    Answer answer = rubis("db", "status", "--json");
    assertThat(answer.err()).contains("Building").contains("RUBiS EE bench").contains("Built in");
    assertThat(answer.out()).isEmpty();
  }

  @Test
  void doesNotBuildWhileACommandUsesTheLastBuild() throws Exception {
    stub("mvn", "echo built >&2");
    Process other = new ProcessBuilder("sh", "-c", "read line; : rubis").start();
    Files.createDirectories(clone.resolve(".rubis"));
    Files.writeString(
        clone.resolve(".rubis/lock"), "pid=" + other.pid() + "\ncommand=rubis run all\n");
    try {
      Answer refused = rubis("serve", "servlets-only");
      assertThat(refused.status()).isEqualTo(1);
      assertThat(refused.err()).contains("'rubis run all' (process " + other.pid() + ")");
    } finally {
      other.destroy();
      other.waitFor();
    }
    assertThat(rubis("serve", "servlets-only").err()).contains("Built in");
  }

  @Test
  void optionsOfTheShellsJavaReachTheBuildOnlyAndTheProgramByName() throws Exception {
    Map<String, String> shell =
        Map.of(
            "_JAVA_OPTIONS", "-Da=1",
            "JAVA_TOOL_OPTIONS", "-Da='2 3'",
            "JDK_JAVA_OPTIONS", "-Da=4",
            "CLASSPATH", "$HOME/5",
            "MAVEN_OPTS", "-Xmx2g",
            "https_proxy", "http://127.0.0.1:1");
    variables.putAll(shell);
    hasABuildThat("env");
    stub("mvn", "env >" + folder.resolve("mvn.env"));
    Answer bench = rubis("serve", "servlets-only");
    Map<String, String> ofBuild = variables(Files.readString(folder.resolve("mvn.env")));
    assertThat(ofBuild).containsAllEntriesOf(shell);
    assertThat(variables(bench.out()))
        .doesNotContainKeys("_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH");
    assertThat(new ProcessEnvironment(variables(bench.out())).removed())
        .containsAll(shell.keySet())
        .noneMatch(name -> name.startsWith("RUBIS_SHELL"));
  }

  @Test
  void optionsThatNoJavaStartsWithDoNotStopTheScript() throws Exception {
    variables.put("JAVA_TOOL_OPTIONS", "-Xmx1k");
    assertThat(rubis("list").out()).contains("servlets-only");
  }

  private static Map<String, String> variables(String lines) {
    return lines
        .lines()
        .filter(line -> line.matches("\\w+=.*"))
        .map(line -> line.split("=", 2))
        .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1], (first, second) -> first));
  }

  private static String program(String... arguments) {
    StringWriter out = new StringWriter();
    Rubis.commandLine().setOut(new PrintWriter(out)).execute(arguments);
    return out.toString();
  }

  private record Answer(int status, String out, String err) {}

  private Answer rubis(String... arguments) throws Exception {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    ProcessBuilder script = new ProcessBuilder("sh", clone.resolve("rubis").toString());
    script.command().addAll(List.of(arguments));
    script.environment().put("JAVA_HOME", javaHome.toString());
    script.environment().putAll(variables);
    script.environment().merge("PATH", programs.toString(), (path, first) -> first + ":" + path);
    Process running = script.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertThat(running.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return new Answer(
        running.exitValue(),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Darwin | arm64 | report | this is Darwin",
        "MINGW64_NT-10.0 | x86_64 | run servlets-only | docker compose up",
        "Linux | aarch64 | run servlets-only | this is aarch64",
        "Linux | aarch64 | db load | --jdbc-url",
        "Linux | aarch64 | experiment run smoke | docs/laptops.md"
      })
  void anotherMachineIsToldTheWayOutBeforeAnythingIsBuilt(
      String system, String processor, String command, String message) throws Exception {
    stub("mvn", "echo built >&2");
    isA(system, processor);
    Answer answer = rubis(command.split(" "));
    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.err()).contains(message, "docs/laptops.md").doesNotContain("Built");
    assertThat(clone.resolve(".rubis")).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "db load --jdbc-url jdbc:mysql://db/rubis",
        "run jpa --jdbc-url=jdbc:mysql://db/rubis",
        "run jpa --topology compose",
        "report results/1",
        "run --help"
      })
  void linuxOnArmLacksTheEmbeddedDatabaseOnly(String command) throws Exception {
    stub("mvn", "echo built >&2");
    isA("Linux", "aarch64");
    assertThat(rubis(command.split(" ")).err()).contains("Built in").doesNotContain("aarch64");
  }

  private void isA(String system, String processor) throws IOException {
    stub("uname", "[ \"$1\" = -m ] && echo " + processor + " || echo " + system);
  }

  /** Makes the clone look built once, some time ago, by a program that is this script. */
  private void hasABuildThat(String program) throws IOException {
    for (String file : List.of("bench/target/rubis.jar", ".rubis/built")) {
      Path path = clone.resolve(file);
      Files.createDirectories(path.getParent());
      Files.setLastModifiedTime(Files.createFile(path), FileTime.fromMillis(0));
    }
    Path real = Path.of(System.getProperty("java.home"), "bin/java");
    Path java = folder.resolve("jdk/bin/java");
    Files.createDirectories(java.getParent());
    Files.writeString(
        java,
        String.format(
            Locale.ROOT,
            """
            #!/bin/sh
            case "$*" in -version | *Listing.java*) exec %s "$@" ;; esac
            %s
            """,
            real,
            program));
    assertThat(java.toFile().setExecutable(true)).isTrue();
    javaHome = folder.resolve("jdk");
  }

  /** Puts a program in front of the installed one. */
  private void stub(String name, String script) throws IOException {
    Path file = programs.resolve(name);
    Files.createDirectories(file.normalize().getParent());
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private void copy(Path file) throws IOException {
    Path copy = clone.resolve(HOME.relativize(file).toString());
    Files.createDirectories(copy.getParent());
    Files.copy(file, copy);
  }
}
