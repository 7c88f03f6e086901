package org.rubisee.emulator.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.application.Applications;
import org.rubisee.fuzzing.FuzzTest;

/** Files of transition tables. */
class TransitionTableFuzzTest extends FuzzTest {

  private static final List<String> BUILT_IN =
      List.of("legacy-bidding", "legacy-browsing", "rubis-ee-bidding", "rubis-ee-browsing");

  TransitionTableFuzzTest() {
    super("matrix-file");
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    List<byte[]> examples = new ArrayList<>();
    for (String name : BUILT_IN) {
      try (InputStream in =
          TransitionTable.class.getResourceAsStream("/auction/tables/" + name + ".txt")) {
        examples.add(in.readAllBytes());
      }
    }
    return examples;
  }

  @Override
  protected List<String> words() {
    return List.of("\t", "\n", "\r", "Home\t", "0.5", "1", "1e-300", "-0", "0x1p3", "1f", "1d");
  }

  @Override
  protected void parse(byte[] input) {
    TransitionTable table =
        TransitionTable.parse(
            new String(input, StandardCharsets.ISO_8859_1),
            Applications.named("auction").interactions());
    for (int from = 0; from < table.states(); from++) {
      double sum = 0;
      for (int step = 0; step < table.stepCount(); step++) {
        sum += table.effective(from, step);
      }
      assertThat(sum).isBetween(1 - 1e-9, 1 + 1e-9);
      assertThat(table.draw(from, 0)).isBetween(0, table.endOfSession());
      assertThat(table.draw(from, Math.nextDown(1.0))).isBetween(0, table.endOfSession());
      assertThat(table.columnSum(from)).isNotNegative();
    }
    assertThat(table.name()).isNotNull();
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IllegalArgumentException.class;
  }
}
