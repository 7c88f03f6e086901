package org.rubisee.servers.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MySqlCommandTest {

  private static final MySqlOptions OPTIONS = MySqlOptions.in(Path.of("db"));

  @Test
  void answersAtTheLoopbackAddressAndAtAnother() {
    assertThat(run(OPTIONS.withAddress("10.0.0.4"))).contains("--bind-address=127.0.0.1,10.0.0.4");
  }

  /** MySQL ends if it is told an address twice. */
  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1", "localhost"})
  void namesTheLoopbackAddressOnce(String host) {
    assertThat(run(OPTIONS.withAddress(host))).contains("--bind-address=127.0.0.1");
  }

  private static List<String> run(MySqlOptions options) {
    MySqlInstallation installation = new MySqlInstallation(Path.of("mysql"));
    return new MySqlCommand(installation, options, Path.of("data"), Path.of("log"))
        .run(3306, Path.of("accounts.sql"));
  }
}
