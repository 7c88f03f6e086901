package org.rubisee.bench.cli.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.OutputFile;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.report.duel.TrendPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis trend}: duels night by night. */
@Command(
    name = "trend",
    description = {
      "Draws the duels of many nights on one page.",
      "It reads the scores that './rubis duel --scores' keeps, one file for each site. The page"
          + " is one HTML file that opens offline."
    },
    footer = {
      "",
      "Example:",
      "  ./rubis trend nights/servlets-only.csv nights/session-beans.csv --to trend.html"
    })
public final class TrendCommand implements RubisCommand.RunningBeside {

  @Parameters(
      arity = "1..*",
      paramLabel = "SCORES",
      description = "Files of scores; each is a section of the page")
  private List<Path> scores;

  @OutputFile
  @Option(
      names = "--to",
      paramLabel = "FILE",
      defaultValue = "trend.html",
      description = "The page. Default: ${DEFAULT-VALUE}")
  private Path target;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    String page;
    try {
      page = TrendPage.of(scores);
    } catch (IOException e) {
      throw new CommandFailedException(
          e.getMessage() + ": name files that './rubis duel --scores' has written", e);
    }
    Files.writeString(target, page);
    spec.commandLine().getOut().println("Trend:  " + target);
    spec.commandLine().getOut().flush();
    return 0;
  }
}
