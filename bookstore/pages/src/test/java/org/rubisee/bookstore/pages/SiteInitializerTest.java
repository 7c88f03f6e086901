package org.rubisee.bookstore.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bookstore.model.Interaction;

class SiteInitializerTest {

  @Test
  void hasAServletForEachInteractionThatIsNotStatic() {
    assertThat(ServletTable.SERVLETS.keySet())
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Interaction.values()).filter(Interaction::isDynamic).toList());
  }

  @ParameterizedTest
  @CsvSource({"legacy-client, true", "closing-seconds, 5", "relisting, true"})
  void refusesSettingsOfTheAuction(String name, String value) {
    Properties properties = new Properties();
    properties.setProperty("rubis.site." + name, value);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> SiteInitializer.settings(properties))
        .withMessageContaining("leave out");
  }
}
