package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.schema.Sizes;
import picocli.CommandLine;

class DataOptionsTest {

  @Test
  void setsUsersItemsAndHistoryApart() {
    assertThat(plan("--scale", "tiny", "--users", "500", "--items", "90", "--rows", "old-items=70"))
        .extracting(DataPlan::scale)
        .isEqualTo(scale(Sizes.TINY).with("users", 500).with("items", 90).with("old-items", 70));
  }

  @Test
  void takesTheScaleWhereNothingElseIsSaid() {
    assertThat(plan().scale()).isEqualTo(scale(Sizes.SMALL));
    assertThat(plan("--scale", "paper").scale()).isEqualTo(scale(Sizes.PAPER));
  }

  @Test
  void suggestsTheNearestName() {
    assertThatThrownBy(() -> plan("--scale", "smal")).hasMessageContaining("small");
  }

  @Test
  void namesTheQuantitiesThatThereAre() {
    assertThatThrownBy(() -> plan("--rows", "old-item=70")).hasMessageContaining("old-items");
  }

  @Test
  void namesTheIndicesThatThereAre() {
    assertThat(plan("--indexes", "2002").indexes()).isEqualTo("2002");
    assertThatThrownBy(() -> plan("--indexes", "2003")).hasMessageContaining("'2002'");
  }

  @Test
  void areThoseOfTheApplication() {
    DataOptions data = new DataOptions();
    new CommandLine(data).parseArgs("--scale", "tiny", "--users", "500");
    data.of("bookstore");

    assertThat(data.plan().application()).isEqualTo("bookstore");
    assertThat(data.plan().scale())
        .isEqualTo(ApplicationData.named("bookstore").sizes().named("tiny").with("users", 500));
    assertThatThrownBy(() -> data.of("bookshop")).hasMessageContaining("'bookstore'");
  }

  private static Scale scale(String name) {
    return ApplicationData.standard().sizes().named(name);
  }

  private static DataPlan plan(String... options) {
    DataOptions data = new DataOptions();
    new CommandLine(data).parseArgs(options);
    return data.plan();
  }
}
