package org.rubisee.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDateTime;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class SiteSettingsTest {

  @Test
  void hasDefaultsForEverything() {
    SiteSettings settings = SiteSettings.of(new Properties());

    assertThat(settings.ticketKey()).isEmpty();
    assertThat(settings.ticketSeconds()).isEqualTo(3600);
    assertThat(settings.sequentialNonces()).isFalse();
    assertThat(settings.legacyClient()).isFalse();
    assertThat(settings.conflictRetries()).isEqualTo(5);
    assertThat(settings.closingSeconds()).isZero();
    assertThat(settings.relisting()).isFalse();
  }

  @Test
  void readsEverySetting() {
    SiteSettings settings =
        with(
            "clock", "fixed:2002-11-04T09:00:00",
            "ticket-key", "abcdefghijklmnop",
            "ticket-seconds", "60",
            "nonces", "sequence",
            "legacy-client", "true",
            "password-iterations", "7",
            "password-seed", "s",
            "conflict-retries", "0",
            "request-limit", "48",
            "closing-seconds", "60",
            "relisting", "true");

    assertThat(settings.clock().now()).isEqualTo(LocalDateTime.of(2002, 11, 4, 9, 0));
    assertThat(settings.ticketKey()).isEqualTo("abcdefghijklmnop");
    assertThat(settings.ticketSeconds()).isEqualTo(60);
    assertThat(settings.sequentialNonces()).isTrue();
    assertThat(settings.legacyClient()).isTrue();
    assertThat(settings.passwordIterations()).isEqualTo(7);
    assertThat(settings.passwordSeed()).isEqualTo("s");
    assertThat(settings.conflictRetries()).isZero();
    assertThat(settings.requestLimit()).isEqualTo(48);
    assertThat(settings.closingSeconds()).isEqualTo(60);
    assertThat(settings.relisting()).isTrue();
  }

  @Test
  void leavesOtherPropertiesAlone() {
    Properties properties = new Properties();
    properties.setProperty("rubis.db.url", "anything");
    properties.setProperty("user.home", "anything");

    assertThat(SiteSettings.of(properties).conflictRetries()).isEqualTo(5);
  }

  @Test
  void suggestsTheKeyThatWasMeant() {
    assertThatThrownBy(() -> with("legacy-clients", "true"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("There is no setting 'rubis.site.legacy-clients'")
        .hasMessageContaining("did you mean 'rubis.site.legacy-client'?")
        .hasMessageContaining("rubis.site.ticket-key");
  }

  @Test
  void saysWhatValuesASettingTakes() {
    assertThatThrownBy(() -> with("legacy-client", "yes"))
        .hasMessage("rubis.site.legacy-client is 'true' or 'false', not 'yes'");
    assertThatThrownBy(() -> with("nonces", "seq"))
        .hasMessage("rubis.site.nonces is 'sequence' or 'random', not 'seq'");
    assertThatThrownBy(() -> with("ticket-seconds", "0"))
        .hasMessage("rubis.site.ticket-seconds is a whole number from 1, not '0'");
    assertThatThrownBy(() -> with("conflict-retries", "many"))
        .hasMessage("rubis.site.conflict-retries is a whole number from 0, not 'many'");
    assertThatThrownBy(() -> with("ticket-key", "too short"))
        .hasMessage("rubis.site.ticket-key has at least 16 characters: choose a longer one");
    assertThatThrownBy(() -> with("clock", "noon")).hasMessageContaining("'fixed:<date-time>'");
  }

  private static SiteSettings with(String... keysAndValues) {
    Properties properties = new Properties();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      properties.setProperty(SiteSettings.PREFIX + keysAndValues[i], keysAndValues[i + 1]);
    }
    return SiteSettings.of(properties);
  }
}
