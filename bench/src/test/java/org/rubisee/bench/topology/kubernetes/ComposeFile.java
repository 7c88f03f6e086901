package org.rubisee.bench.topology.kubernetes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** The compose file, as YAML. */
final class ComposeFile {

  private ComposeFile() {}

  /** All of it. */
  static Map<?, ?> read() {
    try {
      return new Yaml().load(Files.readString(DeployFolder.HOME.resolve("docker-compose.yml")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
