package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadmeTest {

  private static final Path HOME = MarkdownDocument.HOME;

  @Test
  void continuousIntegrationRunsTheTestCommandOfTheReadme() throws IOException {
    List<String> tests =
        MarkdownDocument.read(HOME.resolve("README.md")).codeBlocks().stream()
            .flatMap(text -> ShellWords.commands(text).stream())
            .map(words -> String.join(" ", words))
            .filter(line -> line.startsWith("mvn "))
            .toList();
    assertThat(tests).isNotEmpty();
    List<String> ci = Files.readAllLines(HOME.resolve(".ci/run"));
    for (String test : tests) {
      assertThat(ci).anySatisfy(line -> assertThat(line.strip()).startsWith(test));
    }
  }
}
