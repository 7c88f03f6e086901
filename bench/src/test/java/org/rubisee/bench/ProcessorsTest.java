package org.rubisee.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nothing but the embedded database asks for one kind of processor. */
class ProcessorsTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Pattern PROCESSOR =
      Pattern.compile("(?i)x86|amd64|-x64|os\\.arch|aarch64|arm64");
  private static final List<String> EMBEDDED_DATABASE =
      List.of("MySqlInstallation.java", "NumaStandIn.java");

  @Test
  void noClassOfTheBenchAsksForX86() throws IOException {
    try (Stream<Path> files = Files.walk(HOME.resolve("bench/src/main/java"))) {
      assertThat(asking(files)).containsExactlyInAnyOrder("AsyncProfiler.java", "ThisMachine.java");
    }
    assertThat(read("bench/src/main/java/org/rubisee/bench/profile/AsyncProfiler.java"))
        .as("has a library for both kinds")
        .contains("-arm64", "-x64");
    assertThat(read("bench/src/main/java/org/rubisee/bench/sampling/ThisMachine.java"))
        .as("names the processor, whatever it is")
        .doesNotContain("amd64", "x86");
  }

  @Test
  void ofTheServersTheEmbeddedDatabaseAloneDoes() throws IOException {
    try (Stream<Path> files = Files.walk(HOME.resolve("servers"))) {
      assertThat(asking(files.filter(file -> file.toString().contains("/src/main/java/"))))
          .containsExactlyInAnyOrderElementsOf(EMBEDDED_DATABASE);
    }
  }

  private static List<String> asking(Stream<Path> files) throws IOException {
    return files
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> PROCESSOR.matcher(text(file)).find())
        .map(file -> file.getFileName().toString())
        .toList();
  }

  private static String read(String file) {
    return text(HOME.resolve(file));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
