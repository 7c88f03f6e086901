package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class InteractionTest {

  @Test
  void thereAre14OfWhichOneIsStaticAndFourWrite() {
    assertThat(Interaction.values()).hasSize(14);
    assertThat(Interaction.values())
        .filteredOn(each -> !each.isDynamic())
        .containsExactly(Interaction.ORDER_INQUIRY);
    assertThat(Interaction.values())
        .filteredOn(Interaction::isWrite)
        .extracting(Interaction::label)
        .containsExactly("AdminConfirm", "BuyConfirm", "BuyRequest", "ShoppingCart");
  }

  @Test
  void eachDynamicOneHasAServletOfItsNameAndAUseCase() {
    List<String> dynamic =
        Arrays.stream(Interaction.values())
            .filter(Interaction::isDynamic)
            .map(Interaction::label)
            .toList();

    assertThat(Interaction.values())
        .filteredOn(Interaction::isDynamic)
        .allMatch(each -> each.scriptName().equals(each.label()));
    assertThat(UseCases.class.getMethods())
        .extracting(method -> method.getReturnType().getSimpleName())
        .containsExactlyInAnyOrderElementsOf(dynamic);
  }

  @Test
  void standInTheOrderOfTheTransitionTables() {
    assertThat(Interaction.values()).extracting(Interaction::label).isSorted();
  }
}
