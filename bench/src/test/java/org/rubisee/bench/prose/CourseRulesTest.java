package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;

/** What the checks of excerpts and counts see. */
class CourseRulesTest {

  private static final Ledger LEDGER =
      new Ledger(
          "example",
          List.of(
              new LedgerRow(
                  "ViewItem(bids,qty=1)",
                  Map.of(),
                  Map.of(Column.SELECT, 2L, Column.REMOTE_CALLS, 14L),
                  Map.of(),
                  Map.of(),
                  Map.of())));

  @Test
  void anExcerptNamesItsSource() {
    assertThat(
            CodeBlock.in(
                """
                <!-- excerpt: a/B.java -->
                ```java
                  one();
                ```

                ```java
                two();
                ```

                ```sh
                three
                ```
                """))
        .containsExactly(
            new CodeBlock(Optional.of("a/B.java"), List.of("one();")),
            new CodeBlock(Optional.empty(), List.of("two();")));
  }

  @Test
  void anExcerptIsSearchedWithoutIndentation() {
    String source = "class A {\n  one();\n\n  two();\n}\n";
    assertThat(block("one();", "", "two();").isPartOf(source)).isTrue();
    assertThat(block("one();", "two();").isPartOf(source)).isFalse();
    assertThat(block("two();", "", "one();").isPartOf(source)).isFalse();
    assertThat(block("one()").isPartOf(source)).isFalse();
    assertThat(block().isPartOf(source)).isFalse();
  }

  @Test
  void aTableIsComparedWithTheLedger() {
    CountTable table = table("| [example](a.csv) | 14 | 3 |");
    assertThat(table.rows()).containsExactly(new CountTable.Row("a.csv", List.of("14", "3")));
    assertThat(table.differences(table.rows().get(0), LEDGER)).containsExactly("select 2, not 3");
  }

  @Test
  void anUnknownInteractionDiffers() {
    CountTable table = new CountTable("View", List.of("select"), List.of());
    assertThat(table.differences(new CountTable.Row("a.csv", List.of("2")), LEDGER))
        .containsExactly("select is not in the ledger, not 2");
  }

  private static CountTable table(String row) {
    String markdown =
        "<!-- ledger: ViewItem(bids,qty=1) -->\n| | remote calls | select |\n|---|--:|--:|\n";
    return CountTable.in("Text\n\n" + markdown + row + "\n\n| no | count |\n").get(0);
  }

  private static CodeBlock block(String... lines) {
    return new CodeBlock(Optional.empty(), List.of(lines));
  }
}
