package org.rubisee.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rubisee.bench.report.RunComparison;
import org.rubisee.bench.results.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis compare}: has anything become worse between two runs? */
@Command(
    name = "compare",
    description =
        "Compares two runs point by point and prints a Markdown table: has anything become worse?",
    footer = {
      "",
      "Example:  ./rubis compare results/20261101-120000 results/20261102-120000 --junit"
          + " target/compare.xml",
      "Exit code 4: a figure became worse by more than the tolerance, and that is no accident.",
      "A verdict needs 5 trials of each point that count, in both runs."
    })
final class CompareCommand implements Callable<Integer> {

  /** Exit code when something became worse. */
  static final int WORSE = 4;

  private static final double PERCENT = 100;

  @Parameters(index = "0", paramLabel = "BASE", description = "Folder of the older run")
  private Path base;

  @Parameters(index = "1", paramLabel = "NEW", description = "Folder of the newer run")
  private Path candidate;

  @Option(
      names = "--tolerance",
      defaultValue = "0",
      paramLabel = "PERCENT",
      description = "A change for the worse that is borne. Default: ${DEFAULT-VALUE}")
  private double tolerancePercent;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also writes the figures as test cases, for CI servers")
  private Optional<Path> junit = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (!(tolerancePercent >= 0 && tolerancePercent < PERCENT)) {
      throw new CommandFailedException(
          "--tolerance takes a percentage from 0 to below 100, not " + tolerancePercent);
    }
    RunComparison comparison = compared();
    spec.commandLine().getOut().print(comparison.markdown());
    spec.commandLine().getOut().flush();
    if (junit.isPresent()) {
      Files.writeString(junit.get(), comparison.junitXml());
    }
    return comparison.hasRegressions() ? WORSE : 0;
  }

  private RunComparison compared() {
    try {
      return RunComparison.of(
          RunFolder.open(base), RunFolder.open(candidate), tolerancePercent / PERCENT);
    } catch (IOException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
