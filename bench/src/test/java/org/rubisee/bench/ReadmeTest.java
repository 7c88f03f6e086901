package org.rubisee.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class ReadmeTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @Test
  void continuousIntegrationRunsTheTestCommandOfTheReadme() throws IOException {
    List<String> tests = commands().filter(line -> line.startsWith("mvn ")).toList();
    assertThat(tests).isNotEmpty();
    List<String> ci = Files.readAllLines(HOME.resolve(".ci/run"));
    for (String test : tests) {
      assertThat(ci).anySatisfy(line -> assertThat(line.strip()).startsWith(test));
    }
  }

  @ParameterizedTest
  @MethodSource("rubisCommands")
  void everyCommandOfTheReadmeIsUnderstood(String command) {
    String[] arguments = command.substring("./rubis ".length()).split(" +");
    CommandLine.ParseResult parsed = Rubis.commandLine().parseArgs(arguments);
    assertThat(parsed.hasSubcommand()).isTrue();
  }

  static List<String> rubisCommands() throws IOException {
    List<String> found = commands().filter(line -> line.startsWith("./rubis ")).toList();
    assertThat(found).isNotEmpty();
    return found;
  }

  /** Lines of code blocks, without comments at their end. */
  private static java.util.stream.Stream<String> commands() throws IOException {
    String[] parts = Files.readString(HOME.resolve("README.md")).split("```");
    return java.util.stream.IntStream.range(0, parts.length)
        .filter(part -> part % 2 == 1)
        .mapToObj(part -> parts[part])
        .flatMap(String::lines)
        .map(line -> line.replaceFirst("\\s+#.*", "").strip());
  }
}
