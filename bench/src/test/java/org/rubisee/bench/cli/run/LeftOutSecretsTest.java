package org.rubisee.bench.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LeftOutSecretsTest {

  @Test
  void namesTheCommandWhoseSecretsThePlanLacks() {
    String command = "rubis run all --site-setting ticket-key=***";
    assertThat(LeftOutSecrets.of(command))
        .hasValueSatisfying(said -> assertThat(said).contains(command, "RUBIS_DB_PASSWORD"));
  }

  @Test
  void saysNothingOfARunWithoutSecrets() {
    assertThat(LeftOutSecrets.of("rubis run all --users 10")).isEmpty();
  }
}
