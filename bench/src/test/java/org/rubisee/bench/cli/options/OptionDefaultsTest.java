package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.Rubis;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class OptionDefaultsTest {

  @TempDir private Path folder;

  @Test
  void whatIsTypedComesFirstThenTheCommandThenAllCommands() throws IOException {
    CommandSpec run = parsed("trials=1\nrun.trials=2\n", "run", "all");
    assertThat(run.findOption("--trials").<Object>getValue()).isEqualTo(2);
    CommandSpec typed = parsed("run.trials=2\n", "run", "all", "--trials", "3");
    assertThat(typed.findOption("--trials").<Object>getValue()).isEqualTo(3);
    CommandSpec costs = parsed("trials=1\nrun.trials=2\n", "costs");
    assertThat(costs.findOption("--trials").<Object>getValue()).isEqualTo(1);
  }

  @Test
  void otherOptionsKeepTheirDefaults() throws IOException {
    CommandSpec run = parsed("trials=1\n", "run", "all");
    assertThat(run.findOption("--clients").<Object>getValue()).isEqualTo("100");
  }

  @Test
  void theResultsRecordThem() throws IOException {
    assertThat(RunSettings.recorded(parsed("scale=tiny\n", "run", "all"), Map.of()))
        .contains("--scale=tiny");
  }

  @Test
  void unknownOptionsAreRefused() {
    assertThatThrownBy(() -> parsed("run.trails=1\n", "run", "all"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("'run.trails'; did you mean 'run.trials'?");
  }

  private CommandSpec parsed(String defaults, String command, String... more) throws IOException {
    CommandLine rubis = Rubis.commandLine();
    OptionDefaults.set(rubis, Files.writeString(folder.resolve("defaults.properties"), defaults));
    rubis.parseArgs(Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new));
    return rubis.getSubcommands().get(command).getCommandSpec();
  }
}
