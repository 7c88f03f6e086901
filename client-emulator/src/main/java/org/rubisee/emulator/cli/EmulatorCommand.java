package org.rubisee.emulator.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.run.Emulator;
import org.rubisee.measurement.Measurement;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The emulator as a program of its own. */
@Command(
    name = "rubis-client-emulator",
    mixinStandardHelpOptions = true,
    version = "RUBiS EE client emulator, result format " + Measurement.SCHEMA_VERSION,
    sortOptions = false,
    usageHelpAutoWidth = true,
    description = {
      "Emulates the customers of an application: N clients that think, ask for a page, fetch what"
          + " it embeds, and think again. Prints one line of JSON per second and leaves counts,"
          + " HdrHistogram logs and a CSV file in the output folder."
    },
    footer = {
      "",
      "Example, 200 clients on a site of 10,000 users:",
      "  java -jar rubis-client-emulator.jar --url http://localhost:8080/servlets-only \\",
      "       --users 10000 --clients 200 --mix bidding --phases short --output results/first",
      "",
      "Sessions that arrive at 2 per second, and at 10 in a flash crowd after a minute:",
      "  java -jar rubis-client-emulator.jar --url http://localhost:8080/servlets-only \\",
      "       --users 10000 --clients 20000 --arrivals partly-open --warm-up-seconds 60 \\",
      "       --schedule flash-crowd:base=2,peak=10,start=60,rise=20,hold=60,fall=60 \\",
      "       --measure-seconds 300 --output results/crowd",
      "",
      "The same load from two machines: --share 1/2 on one, --share 2/2 on the other.",
      "",
      "A schedule from the log of a real site: rubis-client-emulator.jar schedule --help",
      "",
      "Exit code: 0 the run came to its end, 1 it failed or was cut short, 2 wrong arguments."
    })
public final class EmulatorCommand implements Callable<Integer> {

  private static final long SECONDS_TO_WRITE = 20;

  @Spec private CommandSpec spec;
  @Mixin private TargetArguments target;
  @Mixin private WorkloadArguments workload;
  @Mixin private RunArguments run;

  @Option(
      names = "--output",
      paramLabel = "FOLDER",
      required = true,
      description = "Folder for the results; must not hold results yet.")
  private Path output;

  private EmulatorCommand() {}

  /** Runs the program and exits. */
  public static void main(String[] arguments) {
    System.exit(execute(arguments));
  }

  /**
   * Reads what {@link EmulatorOptions#asMap} wrote. Values are never taken as names of files that
   * hold arguments.
   *
   * @param options names without dashes, and values
   * @throws IllegalArgumentException if there is no such option or value; the message says which
   */
  public static EmulatorOptions parse(Map<String, String> options) {
    List<String> arguments = new ArrayList<>(List.of("--output", "."));
    options.forEach((name, value) -> arguments.addAll(List.of("--" + name, value)));
    CommandLine commandLine = commandLine().setExpandAtFiles(false);
    try {
      commandLine.parseArgs(arguments.toArray(String[]::new));
    } catch (ParameterException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    return ((EmulatorCommand) commandLine.getCommand()).options();
  }

  /** Runs the program; 0: well. */
  static int execute(String... arguments) {
    if (arguments.length > 0 && arguments[0].equals(BlocksCommand.NAME)) {
      String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
      return CommandLines.of(new BlocksCommand()).execute(rest);
    }
    if (arguments.length > 0 && arguments[0].equals(ScheduleCommand.NAME)) {
      String[] rest = Arrays.copyOfRange(arguments, 1, arguments.length);
      return CommandLines.of(new ScheduleCommand()).execute(rest);
    }
    return commandLine().execute(arguments);
  }

  static CommandLine commandLine() {
    return CommandLines.of(new EmulatorCommand());
  }

  @Override
  public Integer call() throws IOException {
    Emulator emulator;
    try {
      emulator = new Emulator(options());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    Thread onInterrupt = new Thread(() -> emulator.stop(SECONDS_TO_WRITE), "stop");
    Runtime.getRuntime().addShutdownHook(onInterrupt);
    boolean complete = emulator.run(output, System.out);
    if (!complete) {
      spec.commandLine().getErr().println("Stopped early; partial results are in " + output);
    }
    return complete ? 0 : 1;
  }

  EmulatorOptions options() {
    return new EmulatorOptions(
        target.toTarget(),
        workload.toWorkload(),
        run.phases(),
        run.clients(),
        run.arrivals(),
        run.logsRequests(),
        run.beginAtEpochMillis(),
        run.clockOffsetMillis());
  }
}
