package org.rubisee.servers.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NumaStandInTest {

  @Test
  void hasAllThatMySqlImports(@TempDir Path folder) throws IOException, InterruptedException {
    NumaStandIn.writeTo(folder);
    ProcessBuilder version =
        new ProcessBuilder(
            MySqlInstallation.find(System.getenv()).server().toString(), "--version");
    version.redirectErrorStream(true);
    // Before the machine's own libraries, every symbol looked up at once, and told which file it
    // was
    version
        .environment()
        .putAll(
            Map.of("LD_LIBRARY_PATH", folder.toString(), "LD_BIND_NOW", "1", "LD_DEBUG", "files"));
    Process process = version.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("calling init: " + folder).contains("Ver 8.0");
  }
}
