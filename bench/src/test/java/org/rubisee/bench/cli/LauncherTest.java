package org.rubisee.bench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.servers.knobs.Implementation;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The script {@code rubis} answers questions about the command line in a fresh clone. */
class LauncherTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final String TEXTS = "bench/src/main/launcher";
  private static final String LISTING = "bench/src/main/java/org/rubisee/bench/cli/Listing.java";

  /** Set it to {@code true} to write the texts instead of comparing them. */
  private static final String WRITE = "rubis.write-launcher-texts";

  @TempDir private Path folder;
  private Path clone;
  private Path programs;

  @BeforeEach
  void cloneWhatTheScriptReads() throws IOException {
    clone = folder.resolve("clone");
    for (String file : List.of("rubis", "pom.xml", LISTING)) {
      copy(HOME.resolve(file));
    }
    for (Implementation known : Implementation.in(HOME)) {
      copy(HOME.resolve(known.name()).resolve(Implementation.FILE));
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
  void itsTextsAreThoseOfTheProgram() throws IOException {
    Map<String, String> program = texts();
    if (Boolean.getBoolean(WRITE)) {
      for (Map.Entry<String, String> text : program.entrySet()) {
        Path file = HOME.resolve(TEXTS).resolve(text.getKey());
        Files.createDirectories(file.getParent());
        Files.writeString(file, text.getValue());
      }
    }
    Map<String, String> committed = new TreeMap<>();
    try (Stream<Path> files = Files.walk(HOME.resolve(TEXTS))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        committed.put(HOME.resolve(TEXTS).relativize(file).toString(), Files.readString(file));
      }
    }
    assertThat(committed)
        .as("To write them: mvn -pl bench test -Dtest=LauncherTest -D%s=true", WRITE)
        .isEqualTo(program);
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

  @ParameterizedTest
  @ValueSource(strings = {"--help", "serve --help", "run servlets-only --help", "db load -h"})
  void helpsBeforeAnythingIsBuilt(String command) throws Exception {
    Answer answer = rubis(command.split(" "));
    String words = command.replaceAll(" ?-.*| servlets-only.*", "");
    String usage = "Usage: rubis" + (words.isEmpty() ? " [" : " " + words + " ");
    assertThat(answer.out()).startsWith(usage).contains("Example:");
    assertThat(answer.status()).isZero();
    assertThat(clone.resolve(".rubis")).doesNotExist();
  }

  @Test
  void itsCompletionIsUnderstoodByBash() throws Exception {
    assertThat(rubis("completion").out()).contains("complete -F _complete_rubis");
    Path script = clone.resolve(TEXTS).resolve("completion.bash");
    assertThat(new ProcessBuilder("bash", "-n", script.toString()).start().waitFor()).isZero();
  }

  @Test
  void aStaleBuildIsNotRenewedToListOrHelp() throws Exception {
    Files.createDirectories(clone.resolve("bench/target"));
    Files.writeString(clone.resolve("bench/target/rubis.jar"), "no program");
    assertThat(rubis("list").out()).contains("servlets-only");
    assertThat(rubis("run", "--help").out()).startsWith("Usage: rubis run");
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

  private static Map<String, String> texts() {
    CommandLine rubis = Rubis.commandLine(List.of());
    Map<String, String> texts = new TreeMap<>();
    texts.put("knobs.txt", String.join("\n", ListCommand.sharedKnobs()) + "\n");
    texts.put("completion.bash", AutoComplete.bash("rubis", rubis));
    texts.put("help/rubis.txt", rubis.getUsageMessage(CommandLine.Help.Ansi.OFF));
    rubis.getSubcommands().forEach((name, command) -> addHelp(name, command, texts));
    return texts;
  }

  private static void addHelp(String name, CommandLine command, Map<String, String> texts) {
    texts.put("help/" + name + ".txt", command.getUsageMessage(CommandLine.Help.Ansi.OFF));
    command.getSubcommands().forEach((sub, known) -> addHelp(name + "-" + sub, known, texts));
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
    script.environment().put("JAVA_HOME", System.getProperty("java.home"));
    script.environment().merge("PATH", programs.toString(), (path, first) -> first + ":" + path);
    Process running = script.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertThat(running.waitFor(2, TimeUnit.MINUTES)).isTrue();
    return new Answer(
        running.exitValue(),
        Files.readString(out, StandardCharsets.UTF_8),
        Files.readString(err, StandardCharsets.UTF_8));
  }

  /** Puts a program in front of the installed one. */
  private void stub(String name, String script) throws IOException {
    Path file = programs.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + script + "\n");
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private void copy(Path file) throws IOException {
    Path copy = clone.resolve(HOME.relativize(file).toString());
    Files.createDirectories(copy.getParent());
    Files.copy(file, copy);
  }
}
