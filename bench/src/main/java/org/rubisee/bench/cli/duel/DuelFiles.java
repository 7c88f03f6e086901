package org.rubisee.bench.cli.duel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.Json;
import org.rubisee.bench.cli.options.OutputFile;
import org.rubisee.bench.cli.options.Way;
import org.rubisee.bench.report.duel.DuelReport;
import org.rubisee.bench.report.duel.OtavaCsv;
import org.rubisee.bench.report.duel.ScoreFile;
import picocli.CommandLine.Option;

/** The files to which a duel writes what it found, for people and for other programs. */
final class DuelFiles {

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @HelpGroup.Basic
  @OutputFile
  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Also writes the table to a file, for the summary of a CI job")
  private Optional<Path> markdown = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @HelpGroup.Basic
  @OutputFile
  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Also writes the verdicts as test cases, for CI servers")
  private Optional<Path> junit = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @OutputFile
  @Option(
      names = "--otava",
      paramLabel = "FILE",
      description =
          "Also adds the metrics of NEW as a line to a CSV file, for change-point detectors such as"
              + " Apache Otava")
  private Optional<Path> otava = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @OutputFile
  @Option(
      names = "--github-benchmark",
      paramLabel = "FILE",
      description =
          "Also writes the ratios in the format customSmallerIsBetter of github-action-benchmark")
  private Optional<Path> benchmark = Optional.empty();

  @Way.Only({Way.BLOCKS, Way.REREAD})
  @OutputFile
  @Option(
      names = "--scores",
      paramLabel = "FILE",
      description =
          "Also adds a standard score per invocation and metric to a CSV file and prints what all"
              + " of its scores say together: between equal builds mean 0, variance 1, at most 5 %%"
              + " alarms; and by how much starts of the servers deviate")
  private Optional<Path> scores = Optional.empty();

  /**
   * Writes those that were named.
   *
   * @param startedAt when the duel began
   * @param shownNew how the build NEW is called
   * @param summary takes what all scores of the file say together, line by line
   */
  void write(DuelReport report, Instant startedAt, String shownNew, Consumer<String> summary)
      throws IOException {
    if (markdown.isPresent()) {
      Files.writeString(markdown.get(), report.markdown());
    }
    if (junit.isPresent()) {
      Files.writeString(junit.get(), report.junitXml());
    }
    if (otava.isPresent()) {
      OtavaCsv.append(otava.get(), startedAt, shownNew, report.series());
    }
    if (benchmark.isPresent()) {
      Files.writeString(benchmark.get(), Json.text(report.benchmarks()));
    }
    if (scores.isPresent()) {
      ScoreFile.append(scores.get(), startedAt, shownNew, report.scores());
      ScoreFile.summary(scores.get()).forEach(summary);
    }
  }
}
