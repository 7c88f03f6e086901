package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.cli.Rubis;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class RunSettingsTest {

  @Test
  void optionsThatNobodyTypedHaveTheirDefaults() {
    TopologyOptions topology = RunSettings.parse(List.of()).topology();
    assertThat(topology.label()).isEqualTo("local");
    assertThatCode(topology::check).doesNotThrowAnyException();
  }

  @Test
  void keepsFlags() {
    assertThat(kept("--topology", "kubernetes", "--autoscaler").autoscales()).isTrue();
    assertThat(kept("--topology", "kubernetes").autoscales()).isFalse();
  }

  /** What a repeated run has of these options. */
  private static TopologyOptions kept(String... options) {
    CommandLine rubis = Rubis.commandLine();
    List<String> typed = new ArrayList<>(List.of("run", "servlets-only"));
    typed.addAll(List.of(options));
    rubis.parseArgs(typed.toArray(String[]::new));
    CommandSpec run = rubis.getSubcommands().get("run").getCommandSpec();
    return RunSettings.parse(RunSettings.recorded(run, Map.of())).topology();
  }
}
