package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import picocli.CommandLine;

class DataOptionsTest {

  @Test
  void setsUsersItemsAndHistoryApart() {
    assertThat(plan("--scale", "tiny", "--users", "500", "--items", "90", "--old-items", "70"))
        .extracting(DataPlan::scale)
        .isEqualTo(Scale.TINY.withUsers(500).withItems(90).withOldItems(70));
  }

  @Test
  void takesTheScaleWhereNothingElseIsSaid() {
    assertThat(plan().scale()).isEqualTo(Scale.SMALL);
    assertThat(plan("--scale", "paper").scale()).isEqualTo(Scale.PAPER);
  }

  @Test
  void suggestsTheNearestName() {
    assertThatThrownBy(() -> plan("--scale", "smal")).hasMessageContaining("small");
  }

  private static DataPlan plan(String... options) {
    DataOptions data = new DataOptions();
    new CommandLine(data).parseArgs(options);
    return data.plan();
  }
}
