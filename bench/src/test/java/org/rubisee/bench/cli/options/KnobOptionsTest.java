package org.rubisee.bench.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.Rubis;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import picocli.CommandLine;

class KnobOptionsTest {

  private static final Checkout CHECKOUT = Checkout.current();

  @TempDir private Path folder;

  @Test
  void everyImplementationOfTheQuickstartHasItsKnobs() {
    assertThat(CHECKOUT.implementations().stream().filter(Implementation::inQuickstart))
        .isNotEmpty()
        .allSatisfy(known -> assertThat(known.knobs()).containsAll(KnobOptions.COMMON));
  }

  @Test
  void comeFromTheCommandLineOrFromAFile() throws IOException {
    Path file = folder.resolve("options");
    Files.writeString(file, "--commit-option D\n--time-limit 50\n");
    CommandLine run = Rubis.commandLine();
    run.parseArgs("run", "entity-cmp", "@" + file, "--pool", "9");
    CommandLine.Model.CommandSpec spec = run.getSubcommands().get("run").getCommandSpec();
    Knobs knobs = KnobOptions.of(spec, List.of(CHECKOUT.implementation("entity-cmp")), CHECKOUT);
    assertThat(knobs.of("commit-option")).contains("D");
    assertThat(knobs.of("time-limit")).contains("50");
    assertThat(knobs.of("pool")).contains("9");
    assertThat(CommandText.of(spec)).contains("--time-limit 50");
  }
}
