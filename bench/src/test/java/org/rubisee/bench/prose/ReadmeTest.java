package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  @Test
  void isCitedByTheVersionThatTheBuildHas() throws IOException {
    String version = first("pom.xml", "<version>([^<]+)</version>");
    assertThat(first("README.md", "version = \\{([^}]+)}")).isEqualTo(version);
    assertThat(first("CITATION.cff", "(?m)^version: (.+)$")).isEqualTo(version);
  }

  private static String first(String file, String pattern) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(HOME.resolve(file)));
    assertThat(found.find()).as("%s in %s", pattern, file).isTrue();
    return found.group(1);
  }
}
