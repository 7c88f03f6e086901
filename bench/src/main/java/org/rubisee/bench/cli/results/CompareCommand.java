package org.rubisee.bench.cli.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.Json;
import org.rubisee.bench.cli.options.OutputFile;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.report.comparison.RunComparison;
import org.rubisee.bench.report.comparison.Tolerances;
import org.rubisee.bench.report.estimate.Metric;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.results.TrialsFolder;
import org.rubisee.settings.NearestName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis compare}: has anything become worse between two runs? */
@Command(
    name = "compare",
    description = {
      "Compares two runs point by point.",
      "Prints a Markdown table: has anything become worse? Runs of one configuration each"
          + " are compared with each other, whatever they are called; of several, those of the"
          + " same name."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis compare results/20261101-120000 results/20261102-120000",
      "  ./rubis compare BASE NEW --tolerance cpu=5,p95=20 --junit compare.xml    # for CI",
      "Exit code 4: a metric is worse by more than its tolerance; statistically significant.",
      "Exit code 5: no metric could be judged.",
      "A verdict needs 5 trials of a point that count, in both runs: './rubis run --trials"
          + " 5'. Runs that are not for conclusions are not judged."
    })
public final class CompareCommand implements RubisCommand.RunningBeside {

  /** Exit code when something became worse. */
  public static final int WORSE = 4;

  /** Exit code when nothing could be judged. */
  public static final int NOTHING_JUDGED = 5;

  private static final double PERCENT = 100;

  @Parameters(index = "0", paramLabel = "BASE", description = "Folder of the older run")
  private Path base;

  @Parameters(index = "1", paramLabel = "NEW", description = "Folder of the newer run")
  private Path candidate;

  @Option(
      names = "--tolerance",
      split = ",",
      defaultValue = "0",
      paramLabel = "PERCENT,…",
      hideParamSyntax = true,
      description =
          "Largest accepted deterioration: one number for all metrics, or cpu=5,"
              + "throughput=2,p95=20. Default: ${DEFAULT-VALUE}")
  private List<String> tolerances;

  @OutputFile
  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Also writes what is printed to a file, for the summary of a CI job")
  private Optional<Path> markdown = Optional.empty();

  @OutputFile
  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also writes the metrics as test cases, for CI servers")
  private Optional<Path> junit = Optional.empty();

  @Option(
      names = "--force",
      description =
          "Compare the runs although machine, JDK, database, scale, load, phases or think time"
              + " differ")
  private boolean isForced;

  @Option(names = "--json", description = "Print JSON in place of the table, for a script")
  private boolean isJson;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    RunComparison comparison = compared(tolerances());
    spec.commandLine()
        .getOut()
        .print(isJson ? Json.text(comparison.facts()) : comparison.markdown());
    spec.commandLine().getOut().flush();
    if (markdown.isPresent()) {
      Files.writeString(markdown.get(), comparison.markdown());
    }
    if (junit.isPresent()) {
      Files.writeString(junit.get(), comparison.junitXml());
    }
    if (!comparison.isJudged()) {
      return NOTHING_JUDGED;
    }
    return comparison.hasRegressions() ? WORSE : 0;
  }

  private Tolerances tolerances() {
    Map<Metric, Double> shares = new EnumMap<>(Metric.class);
    for (String part : tolerances) {
      String[] words = part.split("=", 2);
      List<Metric> measures = words.length == 1 ? LoadPoint.METRICS : List.of(measure(words[0]));
      measures.forEach(measure -> shares.put(measure, share(words[words.length - 1])));
    }
    try {
      return new Tolerances(shares);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--tolerance: " + e.getMessage(), e);
    }
  }

  private static Metric measure(String label) {
    return LoadPoint.METRICS.stream()
        .filter(metric -> metric.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailedException(
                    NearestName.unknown(
                        "metric", label, LoadPoint.METRICS.stream().map(Metric::label).toList())));
  }

  private static double share(String percent) {
    try {
      return Double.parseDouble(percent) / PERCENT;
    } catch (NumberFormatException e) {
      throw new CommandFailedException(
          "--tolerance takes a percentage like 5, or cpu=5,p95=20, not " + percent, e);
    }
  }

  private RunComparison compared(Tolerances borne) {
    try {
      TrialsFolder before = TrialsFolder.open(base);
      TrialsFolder after = TrialsFolder.open(candidate);
      List<String> differences = RunComparison.differences(before, after);
      if (!isForced && !differences.isEmpty()) {
        throw new CommandFailedException(
            "The runs were not measured under the same conditions: "
                + String.join("; ", differences)
                + ". Repeat one of them, or compare them anyway with --force.");
      }
      return RunComparison.of(before, after, borne);
    } catch (IOException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
