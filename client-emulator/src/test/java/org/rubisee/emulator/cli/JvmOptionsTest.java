package org.rubisee.emulator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class JvmOptionsTest {

  private static final String FILE =
      "client-emulator/src/main/resources/org/rubisee/emulator/cli/jvm.options";

  @Test
  void namesCollectorAndHeap() {
    assertThat(JvmOptions.list())
        .allMatch(option -> option.startsWith("-X"))
        .anyMatch(option -> option.matches("-XX:\\+Use\\w+GC"))
        .anyMatch(option -> option.startsWith("-Xmx"));
  }

  /** What documents tell the reader to type gives a JVM these options. */
  @Test
  void theFileIsAnArgumentFileOfJava() throws Exception {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path options = Path.of(JvmOptions.class.getResource("jvm.options").toURI());
    Process process =
        new ProcessBuilder(java.toString(), "@" + options, "-XX:+PrintCommandLineFlags", "-version")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
    assertThat(said).contains("-XX:MaxHeapSize=536870912").contains("-XX:+UseG1GC");
  }

  @Test
  void documentsNameTheFileInsteadOfOptions() throws Exception {
    Path root = Path.of(System.getProperty("rubis.home"));
    assertThat(root.resolve(FILE)).exists();
    assertThat(Files.readString(root.resolve("docs/emulator.md")).split("java @" + FILE, -1))
        .hasSize(3);
  }
}
