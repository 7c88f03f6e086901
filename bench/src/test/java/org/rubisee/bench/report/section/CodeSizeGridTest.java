package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CodeSizeGridTest {
  @Test
  void takesTheTablesOfThePage() {
    String page =
        """
        # Code

        | implementation | own |
        |---|--:|
        | `servlets-only` | 3 classes |

        In the paper:

        | implementation | own |
        |---|--:|
        | Servlets | 25 classes |
        """;
    assertThat(CodeSizeGrid.of(page))
        .extracting(grid -> grid.shown().render())
        .satisfiesExactly(
            ours ->
                assertThat(ours).contains("<th scope=\"row\">servlets-only</th><td>3 classes</td>"),
            papers -> assertThat(papers).contains("25 classes").doesNotContain("---"));
  }

  @Test
  void isEmptyWithoutATable() {
    assertThat(CodeSizeGrid.of("# Code\n\nNone yet.")).isEmpty();
  }
}
