package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SiteDeploymentTest {

  @ParameterizedTest
  @CsvSource({"legacy-client, true", "closing-seconds, 5", "relisting, true"})
  void refusesSettingsThatAPlainApplicationDoesNotHave(String name, String value) {
    Properties properties = new Properties();
    properties.setProperty("rubis.site." + name, value);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> SiteDeployment.plainSettings(properties, "The library"))
        .withMessageStartingWith("The library closes nothing")
        .withMessageContaining("leave out");
  }

  @Test
  void takesSettingsOfAnySite() {
    Properties properties = new Properties();
    properties.setProperty("rubis.site.request-limit", "7");

    assertThat(SiteDeployment.plainSettings(properties, "The library").requestLimit()).isEqualTo(7);
  }
}
