package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TerminalTest {

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();

  @Test
  void replacesTheProgressOfAPersonWatching() {
    Terminal terminal = new Terminal(new PrintStream(written, true, StandardCharsets.UTF_8), true);
    terminal.progress("one");
    terminal.progress("two");
    terminal.say("done");
    assertThat(written.toString(StandardCharsets.UTF_8))
        .isEqualTo("\r\u001b[Kone\r\u001b[Ktwo\r\u001b[Kdone\n");
  }

  @Test
  void showsResultsOnlyWhenItIsQuiet() {
    Terminal terminal =
        new Terminal(new PrintStream(written, true, StandardCharsets.UTF_8), true).quiet();
    terminal.progress("one");
    terminal.say("two");
    terminal.result("Report: report.html");
    assertThat(written.toString(StandardCharsets.UTF_8)).isEqualTo("Report: report.html\n");
  }

  @Test
  void writesFewPlainLinesIntoAFile() {
    Terminal terminal = new Terminal(new PrintStream(written, true, StandardCharsets.UTF_8), false);
    for (int i = 0; i < 100; i++) {
      terminal.progress("step " + i);
    }
    terminal.say("done");
    assertThat(written.toString(StandardCharsets.UTF_8)).isEqualTo("step 0\ndone\n");
  }
}
