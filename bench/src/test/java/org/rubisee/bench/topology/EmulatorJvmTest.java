package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    assertThat(Files.readString(HOME.resolve("deploy/docker/start")))
        .contains("exec java " + String.join(" ", JvmOptions.list()) + " ${RUBIS_JAVA_OPTS:-}");
  }

  @Test
  void containersStartItWithoutWhatJvmsReadFromTheEnvironment(@TempDir Path folder)
      throws Exception {
    Path java = Files.writeString(folder.resolve("java"), "#!/bin/sh\nenv\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    ProcessBuilder start =
        new ProcessBuilder("sh", HOME.resolve("deploy/docker/start").toString(), "emulate");
    start.environment().merge("PATH", folder.toString(), (path, first) -> first + ":" + path);
    start.environment().put("RUBIS_HOME", "/opt/rubis");
    List<String> read = List.of("_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS");
    read.forEach(name -> start.environment().put(name, "-Xint"));
    Process process = start.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("RUBIS_HOME=/opt/rubis").doesNotContain("=-Xint");
    for (String name : read) {
      assertThat(output).contains(name + " is ignored: set RUBIS_JAVA_OPTS instead");
    }
  }
}
