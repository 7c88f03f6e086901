package org.rubisee.bench.cli;

import java.util.Locale;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.experiment.definition.ExperimentFileException;
import org.rubisee.bench.ledger.table.LedgerFailedException;
import org.rubisee.measurement.UnreadableResultException;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.settings.Message;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Reports why a command failed: expected failures by message, others with the stack trace. */
final class ExceptionHandler implements IExecutionExceptionHandler {

  static final int FAILED = 1;

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine commandLine, ParseResult arguments) {
    if (failure instanceof InterruptedException || Thread.currentThread().isInterrupted()) {
      commandLine.getErr().println("Stopped.");
      return Rubis.interrupted();
    }
    if (failure instanceof CommandFailedException
        || failure instanceof ExperimentFileException
        || failure instanceof LedgerFailedException
        || failure instanceof ServerFailedException
        || failure instanceof DatabaseFailedException) {
      commandLine.getErr().println(Message.sentence(failure.getMessage()));
    } else if (unreadable(failure).isPresent()) {
      commandLine.getErr().println(Message.sentence(unreadable(failure).get().getMessage()));
    } else if (FullDisk.cause(failure).isPresent()) {
      commandLine
          .getErr()
          .printf(
              Locale.ROOT,
              "The disk is full, or a limit of file sizes is reached (%s): free space ('./rubis"
                  + " clean' shows what can go), then start the command again.%n",
              FullDisk.cause(failure).get());
    } else {
      commandLine.getErr().println("This should not have happened; please report it:");
      failure.printStackTrace(commandLine.getErr());
    }
    commandLine.getErr().flush();
    return FAILED;
  }

  /** The file of results that is damaged, if that is the cause. */
  private static Optional<UnreadableResultException> unreadable(Throwable failure) {
    for (Throwable next = failure; next != null; next = next.getCause()) {
      if (next instanceof UnreadableResultException unreadable) {
        return Optional.of(unreadable);
      }
    }
    return Optional.empty();
  }
}
