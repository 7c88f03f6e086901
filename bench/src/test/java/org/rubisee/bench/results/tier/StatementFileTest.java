package org.rubisee.bench.results.tier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.measurement.UnreadableResultException;

class StatementFileTest {

  private static final StatementCost SELECT =
      new StatementCost("SELECT `id`, `name` FROM `items` WHERE `name` = ?", 7, 0.25, 0.5, 70, 14);
  private static final StatementCost QUOTED =
      new StatementCost("SELECT \"a\", \"b\"", 1, 0.000_001, 0.000_002, 0, 1);

  @TempDir private Path folder;

  @Test
  void comesBackAsItWasWritten() throws IOException {
    StatementFile.write(folder, List.of(SELECT, QUOTED));
    assertThat(StatementFile.read(folder)).containsExactly(SELECT, QUOTED);
  }

  @Test
  void aTrialWithoutCountsHasNone() throws IOException {
    assertThat(StatementFile.read(folder)).isEmpty();
  }

  @Test
  void aDamagedLineIsRefusedWithItsNumber() throws IOException {
    Files.writeString(folder.resolve("statements.csv"), "head\nseven,0.25,0.5,70,14,\"SELECT\"\n");
    assertThatThrownBy(() -> StatementFile.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("line 2");
  }
}
