package org.rubisee.bench.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.cli.options.TrustOption;
import org.rubisee.bench.run.Runs;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis resume}: completes a run that was interrupted. */
@Command(
    name = "resume",
    description = {
      "Completes a run that was interrupted.",
      "It follows its own plan, whatever its kind: trials, in blocks invocations, that ran"
          + " to their end stay. All others are run."
    },
    footer = {"", "Example:", "  ./rubis resume results/20261121-120000"})
public final class ResumeCommand implements RubisCommand.Measuring {

  @Parameters(paramLabel = "FOLDER", description = "Folder of the run")
  private Path folder;

  @Mixin private TrustOption trust;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public Optional<Path> written(Path results) {
    return Optional.of(Files.isDirectory(folder) ? folder : results);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    StoredRun stored = StoredRun.read(folder, trust, checkout, terminal);
    return new Runs(checkout, terminal, Clock.systemUTC())
        .resume(stored.run(checkout), folder, stored.settings().topology())
        .exitCode();
  }
}
