package org.rubisee.bench.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.block.BlockReport;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.bench.results.block.BlocksFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis report}: writes the report of a run again. */
@Command(
    name = "report",
    description = {
      "Writes the report of a run again.",
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
              + " without the raw data of the trials")
  private Optional<Path> target = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Path file = new RunFolder(run).kind().equals(BlocksFolder.KIND) ? ofBlocks() : ofTrials();
    spec.commandLine().getOut().println("Report:  " + file);
    spec.commandLine().getOut().flush();
    return 0;
  }

  private Path ofTrials() throws IOException {
    Report report = Report.of(opened(), Checkout.current().ledgers());
    return target.isPresent() ? report.writeTo(target.get()) : report.write();
  }

  private Path ofBlocks() throws IOException {
    return BlockReport.of(BlocksFolder.open(run)).writeTo(target.orElse(run));
  }

  private TrialsFolder opened() {
    try {
      return TrialsFolder.open(run);
    } catch (IOException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
