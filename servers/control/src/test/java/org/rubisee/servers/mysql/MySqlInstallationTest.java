package org.rubisee.servers.mysql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.ServerFailedException;

class MySqlInstallationTest {

  @Test
  void saysHowToGetAMissingMySql(@TempDir Path emptyCache) {
    assertThatThrownBy(
            () -> MySqlInstallation.find(Map.of("XDG_CACHE_HOME", emptyCache.toString())))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining(emptyCache.toString())
        .hasMessageContaining("mvn -pl servers/db-server");
  }

  @Test
  void refusesAnotherProcessorAndSaysWhatWorksThere() {
    assertThatThrownBy(() -> MySqlInstallation.find(System.getenv(), "aarch64"))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("this is aarch64")
        .hasMessageContaining("--jdbc-url");
  }

  @Test
  void findsTheMySqlOfTheBuild() {
    assertThat(MySqlInstallation.find(System.getenv()).server()).isExecutable();
  }
}
