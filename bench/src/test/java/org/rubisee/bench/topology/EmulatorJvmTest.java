package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.emulator.cli.EmulatorCommand;
import org.rubisee.emulator.cli.JvmOptions;
import org.rubisee.emulator.load.EmulatorOptions;

/** Wherever an emulator is measured, its JVM has the same options. */
class EmulatorJvmTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  @Test
  void theBenchStartsItWithThem() {
    EmulatorOptions options =
        EmulatorCommand.parse(Map.of("url", "http://127.0.0.1:1/site", "users", "100"));
    assertThat(new LocalClients(List.of()).process(options, Path.of("results")).command())
        .containsSubsequence(JvmOptions.list())
        .contains(EmulatorCommand.class.getName());
  }

  @Test
  void containersStartItWithThem() throws IOException {
    assertThat(Files.readString(HOME.resolve("docker/start")))
        .contains("exec java " + String.join(" ", JvmOptions.list()) + " ${RUBIS_JAVA_OPTS:-}");
  }
}
