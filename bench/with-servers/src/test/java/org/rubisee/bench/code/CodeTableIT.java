package org.rubisee.bench.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.FirstApplication;

/** The count needs the classes of all implementations. */
class CodeTableIT {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Path PAGE = HOME.resolve("docs/code-size.md");
  private static final Path CSV = HOME.resolve("docs/code-size.csv");
  private static final Path PAPER =
      HOME.resolve("bench/src/main/resources/org/rubisee/bench/code/paper-code-size.csv");
  private static final String WRITE = "rubis.write-code-size";

  /** The title of what is counted here. */
  private static final String COUNTED = "implementation";

  /** The table need not be written again after each changed line of code. */
  private static final double TOLERANCE = 0.1;

  private static final int FEW = 15;

  @Test
  void nestedTypesAreClassesAndCommentsAreLines() {
    CodeTable.Size size =
        Sources.of(
            """
            /** A class that is no class. */
            public final class A {
              // class B
              private sealed interface C {}

              record D(int classes) implements C {}
            }
            """);
    assertThat(size).isEqualTo(new CodeTable.Size(3, 7));
  }

  @Test
  void readsWhatItWrites() throws IOException {
    String csv = Files.readString(CSV);
    assertThat(csv(CodeTable.parse(csv))).isEqualTo(csv);
  }

  @Test
  void saysWhichLineIsNoRow() {
    assertThatThrownBy(() -> CodeTable.parse("implementation,part,classes,lines\na,own,3\n"))
        .hasMessage("A row has 4 cells, not: a,own,3");
    assertThatThrownBy(() -> CodeTable.parse("")).hasMessageContaining("',part,classes,lines'");
  }

  @Test
  void showsAPartThatAnImplementationLacksAsADash() {
    CodeTable table =
        CodeTable.parse(
            """
            name,part,classes,lines
            a,own beans,1,1234
            a,descriptors,0,2
            b,descriptors,0,3
            """);
    assertThat(markdown(table))
        .isEqualTo(
            """
            | name | own beans | descriptors |
            |---|--:|--:|
            | a | 1 class, 1,234 lines | 2 lines |
            | b | - | 3 lines |
            """);
  }

  /** To write both: set the system property {@value #WRITE} to {@code true}. */
  @Test
  void theTablesOfTheDocumentationAreMadeFromTheCsvFiles() throws IOException {
    if (Boolean.getBoolean(WRITE)) {
      List<CodeTable.Row> rows =
          countable()
              .peek(CodeTableIT::assumeBuilt)
              .flatMap(known -> ImplementationCode.of(HOME, known).rows().stream())
              .toList();
      Files.writeString(CSV, csv(new CodeTable(COUNTED, rows)));
    }
    String page = Files.readString(PAGE);
    String rendered = page;
    for (String csv : List.of(Files.readString(PAPER), Files.readString(CSV))) {
      CodeTable table = CodeTable.parse(csv);
      Matcher written =
          Pattern.compile("(?m)^\\| " + table.title() + " \\|.*\\n(?:\\|.*\\n)+").matcher(rendered);
      assertThat(written.find()).as(table.title()).isTrue();
      rendered = written.replaceFirst(Matcher.quoteReplacement(markdown(table)));
    }
    if (Boolean.getBoolean(WRITE)) {
      Files.writeString(PAGE, rendered);
    }
    assertThat(Files.readString(PAGE))
        .as("To write it: see docs/code-size.md, which names -D%s=true", WRITE)
        .isEqualTo(rendered);
  }

  @Test
  void reportsComeWithBothTables() throws IOException {
    assertThat(CodeTable.bundled())
        .containsExactly(
            CodeTable.parse(Files.readString(PAPER)), CodeTable.parse(Files.readString(CSV)));
  }

  /** It has the papers' implementations, and those that were counted with them. */
  @TestFactory
  Stream<DynamicTest> theCountInTheDocumentationIsStillTrue() throws IOException {
    CodeTable written = CodeTable.parse(Files.readString(CSV));
    return countable()
        .filter(known -> known.inQuickstart() || isIn(written, known))
        .map(
            implementation ->
                DynamicTest.dynamicTest(
                    implementation.name(), () -> assertStillTrue(implementation, written)));
  }

  /** Those of the auction, also in folders of others. */
  private static Stream<Implementation> countable() {
    return Implementation.ofAllApplications(HOME).stream()
        .filter(known -> known.application().equals(FirstApplication.NAME));
  }

  private static boolean isIn(CodeTable table, Implementation implementation) {
    return table.rows().stream()
        .anyMatch(row -> row.implementation().equals(implementation.name()));
  }

  private static void assumeBuilt(Implementation implementation) {
    assumeTrue(
        implementation.archives().stream().allMatch(Files::isRegularFile),
        () -> implementation.name() + " has not been built");
  }

  private static void assertStillTrue(Implementation implementation, CodeTable table) {
    assumeBuilt(implementation);
    List<CodeTable.Row> now = ImplementationCode.of(HOME, implementation).rows();
    List<CodeTable.Row> written =
        table.rows().stream()
            .filter(row -> row.implementation().equals(implementation.name()))
            .toList();
    String counted = "write in docs/code-size.csv: " + csv(new CodeTable(COUNTED, now));
    assertThat(written)
        .as(counted)
        .extracting(CodeTable.Row::part)
        .isEqualTo(now.stream().map(CodeTable.Row::part).toList());
    for (int i = 0; i < now.size(); i++) {
      assertClose(counted, written.get(i).size().classes(), now.get(i).size().classes());
      assertClose(counted, written.get(i).size().lines(), now.get(i).size().lines());
    }
  }

  private static void assertClose(String counted, int written, int now) {
    assertThat(written).as(counted).isCloseTo(now, about(now));
  }

  private static Offset<Integer> about(int number) {
    return within(Math.max(FEW, (int) Math.round(number * TOLERANCE)));
  }

  /** What {@link CodeTable#parse} reads. */
  private static String csv(CodeTable table) {
    StringBuilder csv = new StringBuilder(table.title()).append(",part,classes,lines").append('\n');
    for (CodeTable.Row row : table.rows()) {
      csv.append(
          String.format(
              Locale.ROOT,
              "%s,%s,%d,%d\n",
              row.implementation(),
              row.part(),
              row.size().classes(),
              row.size().lines()));
    }
    return csv.toString();
  }

  /** For the documentation. */
  private static String markdown(CodeTable table) {
    StringBuilder lines = new StringBuilder();
    appendLine(lines, table.heads());
    lines.append("|---|").append("--:|".repeat(table.heads().size() - 1)).append('\n');
    table.cells().forEach(line -> appendLine(lines, line));
    return lines.toString();
  }

  private static void appendLine(StringBuilder lines, List<String> cells) {
    lines.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
