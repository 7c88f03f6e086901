package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LoopbackTest {

  /** A JVM that prefers IPv6 takes {@code ::1} for its loopback address. */
  @Test
  void isTheSameWhateverTheJvmPrefers() throws IOException {
    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-Djava.net.preferIPv6Addresses=true",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                Asked.class.getName())
            .start();
    assertThat(new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("127.0.0.1");
  }

  /** A JVM of its own. */
  static final class Asked {
    public static void main(String[] arguments) {
      System.out.print(Loopback.address().getHostAddress());
    }
  }
}
