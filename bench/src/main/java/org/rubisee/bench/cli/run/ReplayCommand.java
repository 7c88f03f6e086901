package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.OwnPlans;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.TrustOption;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.run.Bundle;
import org.rubisee.bench.run.Runs;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.servers.wildfly.ProvisionedSoftware;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis replay}: does again what a run did. */
@Command(
    name = "replay",
    description = {
      "Repeats a run from its folder or its bundle.zip.",
      "The new folder has the same configurations, loads, data, options, seed and order."
    },
    footer = {
      "",
      "Example:",
      "  ./rubis replay results/20261121-120000/bundle.zip",
      "Then compare both:",
      "  ./rubis compare results/20261121-120000 results/NEW"
    })
public final class ReplayCommand implements RubisCommand.Measuring {

  /** What is taken out of a bundle. */
  private static final List<String> FILES =
      List.of(StoredPlan.FILE, StoredPlan.FILE + OwnPlans.SIGNATURE, RunFolder.FILE);

  @Parameters(paramLabel = "RUN", description = "Folder of the run, or its bundle.zip")
  private Path source;

  @Mixin private TrustOption trust;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (Files.isDirectory(source)) {
      return replay(source);
    }
    if (!Files.isRegularFile(source)) {
      throw new CommandFailedException(
          "There is no " + source + ": name the folder of a run below results/, or its bundle.zip");
    }
    Path folder = Files.createTempDirectory("rubis-replay");
    try {
      for (String file : FILES) {
        Bundle.extract(source, file, folder);
      }
      return replay(folder);
    } finally {
      for (String file : FILES) {
        Files.deleteIfExists(folder.resolve(file));
      }
      Files.delete(folder);
    }
  }

  private int replay(Path folder) throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    StoredRun stored = StoredRun.read(folder, trust, checkout, terminal);
    sayDifferences(new RunFolder(folder).environment(), terminal);
    return new Runs(checkout, terminal, Clock.systemUTC())
        .start(stored.typed(CommandText.of(spec), checkout), stored.settings().topology())
        .exitCode();
  }

  /** Software that is not what it was then: a reader of both results must know. */
  private static void sayDifferences(Environment then, Terminal terminal) {
    Map<String, String> now = new TreeMap<>(ProvisionedSoftware.versions());
    then.software()
        .forEach(
            (name, version) -> {
              String here = now.getOrDefault(name, version);
              if (!here.equals(version)) {
                terminal.say(Text.of("Not as it was: %s was %s, is %s", name, version, here));
              }
            });
  }
}
