package org.rubisee.bench.cli;

import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.cli.options.Needs;
import org.rubisee.bench.cli.options.OutputFile;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * Before a command does anything: refuses options that have no effect beside the others, and files
 * that cannot be written.
 *
 * @param next runs the command
 */
record ScopeCheck(IExecutionStrategy next) implements IExecutionStrategy {

  @Override
  public int execute(ParseResult arguments) {
    ParseResult last = arguments;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    if (!last.isUsageHelpRequested()) {
      CommandSpec command = last.commandSpec();
      try {
        Needs.Check.of(command);
        OutputFile.Check.of(command);
      } catch (CommandFailedException e) {
        throw new ExecutionException(command.commandLine(), "refused", e);
      }
    }
    return next.execute(arguments);
  }
}
