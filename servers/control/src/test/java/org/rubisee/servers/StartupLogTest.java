package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartupLogTest {

  @TempDir private Path folder;

  @Test
  void aServerHasStartedWhenItSaysSo() throws IOException {
    StartupLog log = log("loading\nready to serve\n");

    assertThatCode(() -> log.await(() -> true, () -> "")).doesNotThrowAnyException();
  }

  @Test
  void aServerThatEndsBeforeIsQuoted() throws IOException {
    StartupLog log = log("loading\nno such archive\n");

    assertThatThrownBy(() -> log.await(() -> false, () -> "exit code 137: it was killed"))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("The web server ended while it started")
        .hasMessageContaining("no such archive")
        .hasMessageContaining("server.log");
  }

  @Test
  void aServerThatWroteNothingHasFailedAllTheSame() {
    StartupLog log = new StartupLog("web", folder.resolve("server.log"), "ready");

    assertThatThrownBy(() -> log.await(() -> false, () -> "exit code 137: it was killed"))
        .isInstanceOf(ServerFailedException.class);
  }

  private StartupLog log(String text) throws IOException {
    return new StartupLog(
        "web", Files.writeString(folder.resolve("server.log"), text), "ready to serve");
  }
}
