package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.checkout.CommandFailedException;
import picocli.CommandLine;

/** Counting reads the connection to a database of the user's. */
class DatabaseOptionsTest {

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:mysql://h:1/s", "jdbc:mysql://h/s?sslMode=DISABLED"})
  void readsConnectionsInClearTextToOneServer(String url) {
    assertThatCode(() -> options(url).requireReadable(Map.of())).doesNotThrowAnyException();
  }

  @Test
  void refusesEncryptionThatTheUrlDemands() {
    assertThatThrownBy(
            () -> options("jdbc:mysql://h/s?x=1&sslMode=REQUIRED").requireReadable(Map.of()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("sslMode=REQUIRED encrypts: leave it out");
  }

  @Test
  void refusesSeveralServers() {
    assertThatThrownBy(() -> options("jdbc:mysql://a:1,b:2/s").requireReadable(Map.of()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("one database server");
  }

  private static DatabaseOptions options(String url) {
    return CommandLine.populateCommand(new DatabaseOptions(), "--jdbc-url", url);
  }
}
