package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellPathTest {

  @ParameterizedTest
  @ValueSource(strings = {"R&D lab (ü)/results/1", "it's", "$HOME/`x`;y", "~/results", "a\\b", "*"})
  void aShellReadsThePathThatIsMeant(String path) throws Exception {
    Process shell =
        new ProcessBuilder("sh", "-c", "printf %s " + ShellPath.of(Path.of(path))).start();
    assertThat(new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo(path);
  }

  @Test
  void plainPathsStayPlain() {
    assertThat(ShellPath.of(Path.of("results/20261121-120000")))
        .isEqualTo("results/20261121-120000");
  }
}
