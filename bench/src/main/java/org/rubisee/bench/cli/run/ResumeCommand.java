package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import org.rubisee.bench.block.BlockRuns;
import org.rubisee.bench.block.StoredBlockPlan;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.TrustOption;
import org.rubisee.bench.fault.folder.ExperimentFolder;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.block.BlockRunFolder;
import org.rubisee.bench.trial.Experiment;
import org.rubisee.bench.trial.RunRequest;
import org.rubisee.bench.trial.StoredPlan;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis resume}: completes a run that was interrupted. */
@Command(
    name = "resume",
    description =
        "Completes a run that was interrupted, by its own plan: trials that ran to their end stay,"
            + " all others are run. Of a run in blocks, invocations that ran to their end stay.",
    footer = {"", "Example:  ./rubis resume results/20261121-120000"})
public final class ResumeCommand implements RubisCommand.Reserving {

  @Parameters(paramLabel = "FOLDER", description = "Folder of the run")
  private Path folder;

  @Mixin private TrustOption trust;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = TerminalOptions.terminal(spec);
    Checkout checkout = Checkout.current();
    if (ExperimentFolder.is(folder)) {
      throw new CommandFailedException(
          "%s is of an experiment with faults or of a soak. Complete it with its own command: %s"
              .formatted(folder, ExperimentFolder.commandToComplete(folder)));
    }
    if (isInBlocks()) {
      return resumeBlocks(terminal, checkout);
    }
    RunFolder run = opened();
    StoredPlan stored = StoredPlan.read(folder);
    RunSettings settings = RunSettings.parse(stored.options());
    trust.check(stored, settings, folder, checkout);
    LeftOutSecrets.of(stored.command()).ifPresent(terminal::say);
    RunRequest request =
        new RunRequest(stored.toPlan(checkout), settings.recipe(checkout), stored.options());
    return new Experiment(request, terminal, Clock.systemUTC()).resume(run, settings.topology());
  }

  private boolean isInBlocks() {
    try {
      return BlockRunFolder.is(folder);
    } catch (IOException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private int resumeBlocks(Terminal terminal, Checkout checkout)
      throws IOException, InterruptedException {
    StoredBlockPlan stored = StoredBlockPlan.read(folder);
    RunSettings settings = RunSettings.parse(stored.options());
    trust.check(stored, settings, folder, checkout);
    LeftOutSecrets.of(stored.plan().command()).ifPresent(terminal::say);
    return new BlockRuns(terminal, Clock.systemUTC())
        .resume(
            stored.toRequest(checkout, settings.recipe(checkout)),
            BlockRunFolder.open(folder),
            settings.topology());
  }

  private RunFolder opened() {
    try {
      return RunFolder.open(folder);
    } catch (IOException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
