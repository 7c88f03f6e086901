package org.rubisee.bench.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.run.StoredRun;
import org.rubisee.bench.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis report}: writes the report of a run again. */
@Command(
    name = "report",
    description = {
      "Writes the report of a run of any kind again.",
      "It reads the results: after an interruption, or with a newer version of this program."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis report results/20261101-120000",
      "  ./rubis report results/20261101-120000 --to docs/sample"
    })
public final class ReportCommand implements RubisCommand.RunningBeside {

  @Parameters(index = "0", paramLabel = "RUN", description = "Folder of the run")
  private Path run;

  @Option(
      names = "--to",
      paramLabel = "FOLDER",
      description =
          "Writes it there, to be given away: the report, its figures, and the tables of the run,"
              + " without the raw data")
  private Optional<Path> target = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Report report = StoredRun.report(run, Checkout.current());
    Path file = target.isPresent() ? report.writeTo(run, target.get()) : report.write(run);
    spec.commandLine().getOut().println("Report:  " + file);
    spec.commandLine().getOut().flush();
    return 0;
  }
}
