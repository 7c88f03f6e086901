package org.rubisee.emulator.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ConnectException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenFilesTest {

  @TempDir private Path folder;

  @Test
  void moreClientsThanFilesAreRefusedWithTheLimitThatTheyNeed() throws IOException {
    Path limits = limits("1400", "1400");
    assertThatThrownBy(() -> OpenFiles.require(1500, limits))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "1500 clients need 1628 open files, and a process may open 1400 here: raise the limit"
                + " with 'ulimit -n 1628' in this shell, or choose fewer clients.");
    assertThatThrownBy(() -> OpenFiles.require(1300, limits)).hasMessageContaining("1428");
    assertThatCode(() -> OpenFiles.require(1200, limits)).doesNotThrowAnyException();
  }

  @Test
  void theSoftLimitHolds() throws IOException {
    Path limits = limits("512", "1048576");
    assertThatThrownBy(() -> OpenFiles.require(500, limits)).hasMessageContaining("may open 512");
  }

  @Test
  void whereNothingIsKnownOfALimitThereIsNone() throws IOException {
    assertThatCode(() -> OpenFiles.require(1_000_000, limits("unlimited", "unlimited")))
        .doesNotThrowAnyException();
    assertThatCode(() -> OpenFiles.require(1_000_000, folder.resolve("none")))
        .doesNotThrowAnyException();
  }

  @Test
  void failedConnectionsAreCountedAndTheFirstCauseIsPrinted() {
    FailedConnections failures = new FailedConnections();
    assertThat(printed(failures)).isEmpty();
    failures.add(new IOException("Too many open files"));
    failures.add(new ConnectException("Connection refused"));
    assertThat(printed(failures).strip())
        .isEqualTo("Failed connections: 2; the first: IOException: Too many open files");
  }

  private static String printed(FailedConnections failures) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    failures.print(new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  private Path limits(String soft, String hard) throws IOException {
    return Files.writeString(
        folder.resolve("limits"),
        "Limit                     Soft Limit           Hard Limit           Units     \n"
            + "Max processes             95000                95000                processes \n"
            + "Max open files            "
            + soft
            + "                 "
            + hard
            + "                 files     \n");
  }
}
