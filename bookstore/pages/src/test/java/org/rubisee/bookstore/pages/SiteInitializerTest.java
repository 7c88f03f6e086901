package org.rubisee.bookstore.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.Interaction;

class SiteInitializerTest {

  @Test
  void hasAServletForEachInteractionThatIsNotStatic() {
    assertThat(ServletTable.SERVLETS.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Interaction.values()).filter(Interaction::isDynamic).toList());
  }
}
