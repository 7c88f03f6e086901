package org.rubisee.bench.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Scripts that few machines can run name modules of Maven that exist. */
class ScriptModulesTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  /** A variable in place of a name is made by the script. */
  private static final Pattern MODULES = Pattern.compile("\\s-pl ([\\w/,.-]+)");

  @Test
  void mavenKnowsTheModulesThatScriptsTest() throws IOException {
    List<String> modules = Stream.concat(scripts(), table()).flatMap(this::modules).toList();
    assertThat(modules).contains("application/contract", "auction/customers");
    assertThat(modules).allSatisfy(name -> assertThat(HOME.resolve(name + "/pom.xml")).exists());
  }

  private Stream<String> modules(String text) {
    return MODULES.matcher(text).results().flatMap(found -> Stream.of(found.group(1).split(",")));
  }

  private static Stream<String> scripts() throws IOException {
    try (Stream<Path> own = Files.list(HOME.resolve("bench/src/test/scripts"))) {
      List<Path> scripts =
          Stream.concat(
                  own, Stream.of("deploy/docker/test", "deploy/test", ".ci/run").map(HOME::resolve))
              .toList();
      return scripts.stream().map(ScriptModulesTest::text);
    }
  }

  private static Stream<String> table() throws IOException {
    return LongTests.of(HOME).stream().map(LongTests.Row::command);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
