package org.rubisee.bench.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.LeftServers;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkLock;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.checkout.WritableFolder;
import org.rubisee.bench.cli.options.CommandText;
import org.rubisee.bench.cli.options.RubisCommand;
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
 * Each command declares what it reserves; the others run beside it. Those that measure must be able
 * to keep their results.
 *
 * @param work the folder of working files
 * @param results the folder of results
 */
record WorkFolderGuard(Path work, Path results) implements IExecutionStrategy {

  private static final String WAIT = "--wait";

  /** Adds {@code --wait} to the commands that are guarded. */
  static void addOptions(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    if (spec.userObject() instanceof RubisCommand.Reserving) {
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
    if (last.isUsageHelpRequested()
        || !(last.commandSpec().userObject() instanceof RubisCommand.Reserving command)) {
      return new RunLast().execute(arguments);
    }
    Deque<WorkLock> locks = new ArrayDeque<>();
    try {
      reserve(command, last.commandSpec(), locks);
      return new RunLast().execute(arguments);
    } finally {
      locks.forEach(WorkLock::close);
    }
  }

  /** picocli hands on what is wrapped like this to the handler that says what went wrong. */
  private void reserve(RubisCommand.Reserving command, CommandSpec spec, Deque<WorkLock> locks) {
    CommandLine typed = spec.commandLine();
    try {
      List<WorkPart> parts = command.reserved(work);
      if (!parts.isEmpty() && command instanceof RubisCommand.Measuring measuring) {
        measuring.written(results).ifPresent(WritableFolder::require);
      }
      for (WorkPart part : parts) {
        WorkLock lock = lock(part, spec);
        locks.push(lock);
        // what a killed command left
        LeftServers.end(part.files(work), lock.killed()).forEach(typed.getErr()::println);
      }
    } catch (IOException e) {
      throw new ExecutionException(
          typed,
          "no lock",
          new CommandFailedException(work + " cannot be reserved: " + e.getMessage(), e));
    } catch (CommandFailedException | ServerFailedException | InterruptedException e) {
      throw new ExecutionException(typed, "not reserved", e);
    }
  }

  private WorkLock lock(WorkPart part, CommandSpec spec) throws IOException, InterruptedException {
    String typed = CommandText.of(spec);
    Path folder = part.lock(work);
    return spec.commandLine().getParseResult().hasMatchedOption(WAIT)
        ? WorkLock.await(folder, typed, new Terminal(System.err, false))
        : WorkLock.take(folder, typed);
  }
}
