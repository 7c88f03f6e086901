package org.rubisee.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class InteractionTest {

  @Test
  void thereAre27OfWhich5AreStaticAnd5Write() {
    assertThat(Interaction.values()).hasSize(27);
    assertThat(Interaction.values()).filteredOn(each -> !each.isDynamic()).hasSize(5);
    assertThat(Interaction.values())
        .filteredOn(Interaction::isWrite)
        .extracting(Interaction::label)
        .containsExactly("RegisterUser", "StoreBuyNow", "StoreBid", "StoreComment", "RegisterItem");
  }

  @Test
  void the22DynamicOnesAreOn20Servlets() {
    var scripts =
        Arrays.stream(Interaction.values())
            .filter(Interaction::isDynamic)
            .collect(Collectors.groupingBy(Interaction::scriptName, Collectors.counting()));

    assertThat(scripts).hasSize(20).containsEntry("BrowseCategories", 3L);
  }

  @Test
  void standInTheOrderOfTheTransitionTables() {
    assertThat(Interaction.HOME.ordinal()).isZero();
    assertThat(Interaction.VIEW_ITEM.ordinal()).isEqualTo(9);
    assertThat(Interaction.STORE_BID.ordinal()).isEqualTo(17);
    assertThat(Interaction.ABOUT_ME.ordinal()).isEqualTo(26);
  }

  @Test
  void isFoundByItsLabel() {
    for (Interaction interaction : Interaction.values()) {
      assertThat(Interaction.ofLabel(interaction.label())).isEqualTo(interaction);
    }
    assertThatThrownBy(() -> Interaction.ofLabel("ViewItems"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'ViewItem'");
  }
}
