package org.rubisee.emulator.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.rubisee.emulator.trace.TraceFormat;
import org.rubisee.emulator.trace.TraceSchedule;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a schedule from the log of a real site. */
@Command(
    name = "rubis-client-emulator " + ScheduleCommand.NAME,
    mixinStandardHelpOptions = true,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Makes a schedule for --schedule csv:FILE from the log of a real site: counts its requests in"
          + " steps, and gives them another length and height if asked. Prints lines second,rate."
    },
    footer = {
      "",
      "Example, a day of requests in 24 minutes, at most 5 sessions per second:",
      "  java -jar rubis-client-emulator.jar schedule access_log.gz --step-seconds 600 \\",
      "       --seconds 1440 --peak 5 --output day.csv",
      "",
      "A month of views of one project of Wikimedia, from one file per hour:",
      "  java -jar rubis-client-emulator.jar schedule --format wikimedia --project en \\",
      "       --seconds 3600 --peak 5 --output month.csv projectviews-201505*",
      "",
      "Exit code: 0 well, 1 a file could not be read, 2 wrong arguments."
    })
final class ScheduleCommand implements Callable<Integer> {

  static final String NAME = "schedule";

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "LOG",
      arity = "1..*",
      description = "Files of one log; .gz is unpacked. They must not overlap.")
  private List<Path> logs;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "common-log",
      description = {
        "common-log: Common Log Format, as in most logs of the Internet Traffic Archive;"
            + " world-cup-98: the binary records of its log of the World Cup; wikimedia:"
            + " Wikimedia's views per hour (pageviews, pagecounts or projectviews). Default:"
            + " ${DEFAULT-VALUE}."
      })
  private TraceFormat format;

  @Option(
      names = "--project",
      paramLabel = "NAME",
      defaultValue = "",
      description = "Of Wikimedia's files, count only this project, like en. Default: all.")
  private String project;

  @Option(
      names = "--step-seconds",
      paramLabel = "S",
      description = "Length of a step of the log. Default: 60; of wikimedia 3600.")
  private Optional<Long> stepSeconds = Optional.empty();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Length of the schedule. Default: that of the log.")
  private Optional<Double> seconds = Optional.empty();

  @Option(
      names = "--peak",
      paramLabel = "RATE",
      description = "The highest rate of the schedule. Default: requests per second of the log.")
  private Optional<Double> peak = Optional.empty();

  @Option(
      names = "--skip-bad-lines",
      description = "Leave out lines that cannot be read, and say how many, instead of ending.")
  private boolean skipsBadLines;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "File for the schedule; must not exist. Default: standard output.")
  private Optional<Path> output = Optional.empty();

  @Override
  public Integer call() throws IOException {
    if (output.isPresent() && Files.exists(output.get())) {
      throw new ParameterException(
          spec.commandLine(), output.get() + " exists: name another --output or remove it.");
    }
    TraceSchedule schedule = new TraceSchedule(order());
    try {
      schedule.add(logs);
    } catch (NoSuchFileException e) {
      throw new IOException("There is no log " + e.getFile() + ".", e);
    }
    String csv = schedule.toCsv();
    if (!schedule.complaint().isEmpty()) {
      spec.commandLine().getErr().println(schedule.complaint());
    }
    if (output.isPresent()) {
      Files.writeString(output.get(), csv);
    } else {
      spec.commandLine().getOut().print(csv);
      spec.commandLine().getOut().flush();
    }
    return 0;
  }

  private TraceSchedule.Order order() {
    try {
      return new TraceSchedule.Order(
          format,
          project,
          stepSeconds.map(OptionalLong::of).orElse(OptionalLong.empty()),
          seconds.map(OptionalDouble::of).orElse(OptionalDouble.empty()),
          peak.map(OptionalDouble::of).orElse(OptionalDouble.empty()),
          skipsBadLines);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }
}
