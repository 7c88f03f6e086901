package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.servers.ServerFailedException;

class ConnectionLimitTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "1048576, 20000",
    "unlimited, 20000",
    "22000, 20000",
    "20000, 18000",
    "4096, 2096",
    "1024, 102"
  })
  void leavesRoomForWhatElseAServerOpens(String descriptors, int connections) throws IOException {
    assertThat(ConnectionLimit.of(limits(descriptors))).isEqualTo(connections);
  }

  @Test
  void readsTheLimitsOfThisProcess() throws IOException {
    assertThat(ConnectionLimit.LIMITS).isReadable();
    assertThat(ConnectionLimit.of(ConnectionLimit.LIMITS)).isBetween(1, ConnectionLimit.MOST);
  }

  @Test
  void knowsNoLimitWithoutThem() throws IOException {
    assertThat(ConnectionLimit.of(folder.resolve("missing"))).isEqualTo(ConnectionLimit.MOST);
  }

  @Test
  void clientsWithoutAConnectionAreRefusedBeforeTheServerStarts() throws IOException {
    Path limits = limits("1800");
    assertThatThrownBy(() -> ConnectionLimit.require(1500, limits))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("1500 clients")
        .hasMessageContaining("has 180 with")
        .hasMessageContaining("'ulimit -n 3500'");
    ConnectionLimit.require(150, limits);
    ConnectionLimit.require(1500, limits("3500"));
    ConnectionLimit.require(30_000, limits("1048576"));
  }

  private Path limits(String descriptors) throws IOException {
    return Files.writeString(
        folder.resolve("limits"),
        String.format(
            Locale.ROOT,
            """
            Limit                     Soft Limit           Hard Limit           Units
            Max cpu time              unlimited            unlimited            seconds
            Max open files            1024                 %-20s files
            """,
            descriptors));
  }
}
