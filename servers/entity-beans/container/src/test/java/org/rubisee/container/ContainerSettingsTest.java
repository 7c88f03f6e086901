package org.rubisee.container;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContainerSettingsTest {
  private static ContainerSettings settings(String name, String value) {
    Properties properties = new Properties();
    properties.setProperty("rubis.entities." + name, value);
    properties.setProperty("rubis.site.clock", "system");
    return ContainerSettings.of(properties);
  }

  @Test
  void hasDefaults() {
    ContainerSettings defaults = ContainerSettings.of(new Properties());
    assertThat(defaults.commitOption("Item")).isEqualTo(CommitOption.C);
    assertThat(defaults.callPassing()).isEqualTo(CallPassing.VALUE);
    assertThat(defaults.cachesLookups()).isTrue();
    assertThat(defaults.storesBeforeFinders()).isTrue();
    assertThat(defaults.checksInserts("Item") || defaults.readsAhead("Item")).isFalse();
    assertThat(defaults.readOnlyBeans()).isEmpty();
    assertThat(defaults.readOnlyTime()).isEmpty();
    assertThat(defaults.optionDTime("Item")).isEqualTo(Duration.ofSeconds(1));
    assertThat(defaults.lockTime()).isEqualTo(Duration.ofSeconds(5));
    assertThat(defaults.beanCache("Item")).isEqualTo(10_000);
    assertThat(defaults.pool("Item")).isEqualTo(100);
    assertThat(defaults.isCoLocated() || defaults.readsWithoutTransaction()).isFalse();
    assertThat(defaults.isOpenEjb() || defaults.isGlassFish()).isFalse();
  }

  @Test
  void readsEitherCase() {
    assertThat(settings("commit-option", "a").commitOption("Item")).isEqualTo(CommitOption.A);
  }

  @Test
  void aBeansOwnSettingComesFirst() {
    ContainerSettings settings = settings("bean-cache.Item", "5");
    assertThat(settings.beanCache("Item")).isEqualTo(5);
    assertThat(settings.beanCache("User")).isEqualTo(10000);
  }

  @Test
  void knowsThreeContainers() {
    assertThat(settings("server", "openejb").isOpenEjb()).isTrue();
    assertThat(settings("server", "glassfish").isGlassFish()).isTrue();
    ContainerSettings wildFly = settings("server", "wildfly");
    assertThat(wildFly.isOpenEjb() || wildFly.isGlassFish()).isFalse();
  }

  @Test
  void readsTheNamesOfBeans() {
    assertThat(settings("read-only", "Region, Category").readOnlyBeans())
        .containsExactly("Category", "Region");
  }

  @Test
  void anUnknownSettingIsAnError() {
    assertThatThrownBy(() -> settings("comit-option", "A"))
        .hasMessageContaining("rubis.entities.comit-option")
        .hasMessageContaining("commit-option");
  }

  @ParameterizedTest
  @CsvSource({
    "commit-option, E",
    "call-passing, pigeon",
    "lookup, never",
    "insert-check, yes",
    "read-ahead, far",
    "sync, often",
    "transactions, never",
    "server, tomcat"
  })
  void anUnknownValueIsAnErrorThatNamesTheChoices(String name, String value) {
    ContainerSettings settings = settings(name, value);
    assertThatThrownBy(
            () -> {
              settings.commitOption("Item");
              settings.callPassing();
              settings.cachesLookups();
              settings.checksInserts("Item");
              settings.readsAhead("Item");
              settings.storesBeforeFinders();
              settings.readsWithoutTransaction();
              settings.isOpenEjb();
            })
        .hasMessageContaining("is one of");
  }
}
