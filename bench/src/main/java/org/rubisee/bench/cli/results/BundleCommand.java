package org.rubisee.bench.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.OutputFile;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.run.Bundle;
import org.rubisee.bench.run.StoredPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rubis bundle}: packs what somebody else needs to check or repeat a run. */
@Command(
    name = "bundle",
    description = {
      "Packs a run into one zip file.",
      "Somebody else can read and replay it: plan, order and seed, configurations, versions,"
          + " machine, logs and raw results. Complete runs have one."
    },
    footer = {"", "Example:", "  ./rubis bundle results/20261121-120000"})
public final class BundleCommand implements RubisCommand.RunningBeside {

  @Parameters(paramLabel = "FOLDER", description = "Folder of the run")
  private Path folder;

  @OutputFile
  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "The zip file. Default: bundle.zip in the folder of the run")
  private Optional<Path> target = Optional.empty();

  @Override
  public Integer call() throws IOException {
    StoredPlan.read(folder);
    Bundle bundle = Bundle.of(folder);
    Path file = target.isPresent() ? bundle.write(target.get()) : bundle.write();
    Terminal.standard().say("Bundle: " + file);
    return 0;
  }
}
