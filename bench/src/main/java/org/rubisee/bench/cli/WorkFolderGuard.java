package org.rubisee.bench.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.LeftServers;
import org.rubisee.bench.checkout.WorkLock;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.topology.external.ExternalTopology;
import org.rubisee.servers.ServerFailedException;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Lets one command at a time use the working files of a checkout: its database and its servers.
 * Commands that only read results or documents run beside it.
 */
final class WorkFolderGuard implements IExecutionStrategy {

  /** The commands that start servers or a database here, or remove files. */
  private static final Set<String> COMMANDS =
      Set.of(
          "rubis quickstart",
          "rubis serve",
          "rubis run",
          "rubis experiment run",
          "rubis resume",
          "rubis replay",
          "rubis profile",
          "rubis costs",
          "rubis ledger",
          "rubis db load",
          "rubis db restore",
          "rubis db check",
          "rubis db status",
          "rubis clean");

  private static final String WAIT = "--wait";

  private final Path work;

  /**
   * A guard.
   *
   * @param work the folder of working files
   */
  WorkFolderGuard(Path work) {
    this.work = work;
  }

  /** Adds {@code --wait} to the commands that are guarded. */
  static void addOptions(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    if (COMMANDS.contains(spec.qualifiedName())) {
      spec.addOption(
          OptionSpec.builder(WAIT)
              .type(boolean.class)
              .description("Wait for the end of another command that uses this checkout")
              .build());
    }
    command.getSubcommands().values().forEach(WorkFolderGuard::addOptions);
  }

  @Override
  public int execute(ParseResult arguments) {
    ParseResult last = arguments;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    if (!isGuarded(last)) {
      return new RunLast().execute(arguments);
    }
    WorkLock lock = taken(last);
    try {
      endLeftProcesses(last, lock);
      return new RunLast().execute(arguments);
    } finally {
      lock.close();
    }
  }

  /** Ends what a killed command left in this checkout, and says so. */
  private void endLeftProcesses(ParseResult command, WorkLock lock) {
    CommandLine typed = command.commandSpec().commandLine();
    try {
      LeftServers.end(work, lock.killed()).forEach(typed.getErr()::println);
    } catch (IOException | InterruptedException | ServerFailedException e) {
      throw new ExecutionException(typed, "servers were left", e);
    }
  }

  /** picocli hands on what is wrapped like this to the handler that says what went wrong. */
  private WorkLock taken(ParseResult command) {
    CommandLine typed = command.commandSpec().commandLine();
    try {
      return lock(command);
    } catch (IOException e) {
      throw new ExecutionException(
          typed,
          "no lock",
          new CommandFailedException(work + " cannot be reserved: " + e.getMessage(), e));
    } catch (CommandFailedException | InterruptedException e) {
      throw new ExecutionException(typed, "no lock", e);
    }
  }

  private static boolean isGuarded(ParseResult command) {
    return COMMANDS.contains(command.commandSpec().qualifiedName())
        && !command.isUsageHelpRequested()
        && !command.matchedOptionValue("--dry-run", false)
        && !command.matchedOptionValue("--topology", "").equals(ExternalTopology.LABEL)
        && !(command.commandSpec().qualifiedName().startsWith("rubis db")
            && command.hasMatchedOption("--jdbc-url"));
  }

  private WorkLock lock(ParseResult command) throws IOException, InterruptedException {
    String typed = CommandText.of(command.commandSpec());
    return command.hasMatchedOption(WAIT)
        ? WorkLock.await(work, typed, TerminalOptions.terminal(command.commandSpec()))
        : WorkLock.take(work, typed);
  }
}
