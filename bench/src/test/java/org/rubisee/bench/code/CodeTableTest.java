package org.rubisee.bench.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.rubisee.servers.knobs.Implementation;

class CodeTableTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /** The table need not be written again after each changed line of code. */
  private static final double TOLERANCE = 0.1;

  private static final int FEW = 15;

  @Test
  void nestedTypesAreClassesAndCommentsAreLines() {
    CodeSize size =
        CodeSize.of(
            """
            /** A class that is no class. */
            public final class A {
              // class B
              private sealed interface C {}

              record D(int classes) implements C {}
            }
            """);
    assertThat(size).isEqualTo(new CodeSize(3, 7));
  }

  /** It has the papers' implementations. */
  @TestFactory
  Stream<DynamicTest> theTableInTheDocumentationIsStillTrue() throws IOException {
    List<String> lines = Files.readAllLines(HOME.resolve("docs/code-size.md"));
    return Implementation.in(HOME).stream()
        .filter(Implementation::inQuickstart)
        .map(
            implementation ->
                DynamicTest.dynamicTest(
                    implementation.name(), () -> assertStillTrue(implementation, lines)));
  }

  private static void assertStillTrue(Implementation implementation, List<String> lines) {
    assumeTrue(
        implementation.archives().stream().allMatch(Files::isRegularFile),
        () -> implementation.name() + " has not been built");
    String counted =
        CodeTable.markdown(List.of(ImplementationCode.of(HOME, implementation)))
            .lines()
            .skip(2)
            .findFirst()
            .orElseThrow();
    List<Integer> now = numbers(counted);
    List<Integer> written =
        lines.stream()
            .filter(line -> line.startsWith("| " + implementation.name() + " |"))
            .findFirst()
            .map(CodeTableTest::numbers)
            .orElse(List.of());
    assertThat(written).as("write in docs/code-size.md: " + counted).hasSameSizeAs(now);
    for (int i = 0; i < now.size(); i++) {
      assertThat(written.get(i))
          .as("write in docs/code-size.md: " + counted)
          .isCloseTo(now.get(i), about(now.get(i)));
    }
  }

  private static Offset<Integer> about(int number) {
    return within(Math.max(FEW, (int) Math.round(number * TOLERANCE)));
  }

  private static List<Integer> numbers(String line) {
    List<Integer> numbers = new ArrayList<>();
    Matcher number = NUMBER.matcher(line);
    while (number.find()) {
      numbers.add(Integer.parseInt(number.group()));
    }
    return numbers;
  }
}
