package org.rubisee.emulator.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.rubisee.emulator.site.Site;
import org.rubisee.emulator.trace.TraceFormat;
import org.rubisee.measurement.load.ArrivalMode;
import org.rubisee.measurement.load.ImageLoading;
import org.rubisee.measurement.load.MatrixSet;
import org.rubisee.settings.Message;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** How command lines are read, and how problems are explained. */
final class CommandLines {

  private CommandLines() {}

  static CommandLine of(Object command) {
    return new CommandLine(command)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .registerConverter(Site.class, text -> Labels.parse(Site.values(), text))
        .registerConverter(ArrivalMode.class, text -> Labels.parse(ArrivalMode.values(), text))
        .registerConverter(TraceFormat.class, text -> Labels.parse(TraceFormat.values(), text))
        .registerConverter(MatrixSet.class, text -> Labels.parse(MatrixSet.values(), text))
        .registerConverter(ImageLoading.class, text -> Labels.parse(ImageLoading.values(), text))
        .setExecutionExceptionHandler(CommandLines::explain)
        .setParameterExceptionHandler(CommandLines::explainArguments);
  }

  private static int explainArguments(ParameterException problem, String[] arguments) {
    CommandLine commandLine = problem.getCommandLine();
    PrintWriter err = commandLine.getErr();
    List<String> unknown = commandLine.getUnmatchedArguments();
    if (unknown.isEmpty() || problem instanceof UnmatchedArgumentException) {
      err.println(Message.sentence(problem.getMessage()));
      UnmatchedArgumentException.printSuggestions(problem, err);
    } else {
      UnmatchedArgumentException first = new UnmatchedArgumentException(commandLine, unknown);
      err.println(Message.sentence(first.getMessage()));
      first.printSuggestions(err);
    }
    err.println("Try --help for all options and an example.");
    return commandLine.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static int explain(
      Exception problem, CommandLine commandLine, CommandLine.ParseResult parsed) throws Exception {
    if (problem instanceof IOException || problem instanceof IllegalArgumentException) {
      commandLine.getErr().println(Message.sentence(problem.getMessage()));
      return commandLine.getCommandSpec().exitCodeOnExecutionException();
    }
    throw problem;
  }
}
