package org.rubisee.bench.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.duel.DuelCommand;
import org.rubisee.bench.cli.experiment.ExperimentCommand;
import org.rubisee.bench.cli.options.DataOptions;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.OptionDefaults;
import org.rubisee.bench.cli.options.TopologyOptions;
import org.rubisee.bench.cli.results.BundleCommand;
import org.rubisee.bench.cli.results.CompareCommand;
import org.rubisee.bench.cli.results.ExportCommand;
import org.rubisee.bench.cli.results.ReportCommand;
import org.rubisee.bench.cli.results.TrendCommand;
import org.rubisee.bench.cli.run.CostsCommand;
import org.rubisee.bench.cli.run.ProfileCommand;
import org.rubisee.bench.cli.run.QuickstartCommand;
import org.rubisee.bench.cli.run.ReplayCommand;
import org.rubisee.bench.cli.run.ResumeCommand;
import org.rubisee.bench.cli.run.RunCommand;
import org.rubisee.bench.cli.site.AgentCommand;
import org.rubisee.bench.cli.site.DbCommand;
import org.rubisee.bench.cli.site.ServeCommand;
import org.rubisee.bench.cli.site.TierCommand;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.Message;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program {@code rubis}. */
@Command(
    name = "rubis",
    description = "The same site built with several Jakarta EE patterns, measured and compared.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {"", "Example:", "  ./rubis quickstart", "Help:", "  ./rubis COMMAND --help"},
    subcommands = {
      QuickstartCommand.class,
      ListCommand.class,
      ServeCommand.class,
      RunCommand.class,
      ExperimentCommand.class,
      ResumeCommand.class,
      ReplayCommand.class,
      BundleCommand.class,
      CompareCommand.class,
      DuelCommand.class,
      TrendCommand.class,
      ReportCommand.class,
      ProfileCommand.class,
      CostsCommand.class,
      LedgerCommand.class,
      ExerciseCommand.class,
      NewImplementationCommand.class,
      DbCommand.class,
      ExportCommand.class,
      TierCommand.class,
      AgentCommand.class,
      CleanCommand.class,
      CompleteCommand.class,
      CompletionCommand.class
    })
public final class Rubis {

  private static final int INTERRUPTED = 130;
  private static final long LAST_WORDS_MILLIS = 60_000;

  @HelpGroup.In(HelpGroup.GENERAL)
  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version and exit")
  private boolean isVersion;

  private Rubis() {}

  /** Runs a command; exits with 0 if it succeeded. */
  public static void main(String[] arguments) {
    Thread main = Thread.currentThread();
    Thread interruption = new Thread(() -> unwind(main), "interruption");
    Runtime.getRuntime().addShutdownHook(interruption);
    int exitCode = execute(arguments);
    try {
      Runtime.getRuntime().removeShutdownHook(interruption);
    } catch (IllegalStateException e) {
      // Ctrl-C: the hook waits for this thread, so it must end and not exit.
      return;
    }
    System.exit(exitCode);
  }

  private static int execute(String[] arguments) {
    CommandLine commandLine;
    try {
      commandLine = commandLine();
      String defaults = System.getenv(OptionDefaults.VARIABLE);
      if (defaults != null) {
        System.err.println("Defaults of options are those of " + defaults);
        OptionDefaults.set(commandLine, Path.of(defaults));
      }
    } catch (CommandFailedException | ServerFailedException | IllegalArgumentException e) {
      System.err.println(Message.sentence(e.getMessage()));
      return 1;
    }
    Checkout checkout = Checkout.current();
    return commandLine
        .setExecutionStrategy(
            new ScopeCheck(new WorkFolderGuard(checkout.work(), checkout.results())))
        .execute(arguments);
  }

  /** All commands. */
  public static CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(new Rubis());
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    // a word that begins with '@' is no name of a file with further words
    commandLine.setExpandAtFiles(false);
    commandLine.getCommandSpec().version("RUBiS EE " + BuildInfo.version());
    TopologyOptions.removeFrom(commandLine.getSubcommands().get("profile"));
    TopologyOptions.removeFrom(commandLine.getSubcommands().get("costs"));
    DataOptions.scaleOfExperiment(
        commandLine.getSubcommands().get("experiment").getSubcommands().get("run"));
    WorkFolderGuard.addOptions(commandLine);
    CommandHelp.addTo(commandLine);
    commandLine.setExecutionStrategy(new ScopeCheck(new CommandLine.RunLast()));
    commandLine.setExecutionExceptionHandler(new ExceptionHandler());
    commandLine.setParameterExceptionHandler(Rubis::explainArguments);
    return commandLine;
  }

  /** As picocli does, but in sentences. */
  private static int explainArguments(ParameterException problem, String[] arguments) {
    CommandLine commandLine = problem.getCommandLine();
    PrintWriter err = commandLine.getErr();
    err.println(commandLine.getColorScheme().errorText(Message.sentence(problem.getMessage())));
    if (!UnmatchedArgumentException.printSuggestions(problem, err)) {
      commandLine.usage(err, commandLine.getColorScheme());
    }
    return commandLine.getCommandSpec().exitCodeOnInvalidInput();
  }

  /** On Ctrl-C: lets the command stop its tiers in order and write what it measured. */
  private static void unwind(Thread main) {
    main.interrupt();
    try {
      main.join(LAST_WORDS_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Exit code of an interrupted command. */
  static int interrupted() {
    return INTERRUPTED;
  }
}
