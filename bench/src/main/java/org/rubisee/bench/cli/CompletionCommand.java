package org.rubisee.bench.cli;

import java.io.PrintWriter;
import org.rubisee.bench.cli.options.RubisCommand;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis completion}: lets a shell complete commands and options. */
@Command(
    name = "completion",
    description = "Prints a script with which bash and zsh complete commands and options.",
    footer = {"", "Example:  source <(./rubis completion)"})
final class CompletionCommand implements RubisCommand.RunningBeside {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    out.print(AutoComplete.bash("rubis", spec.root().commandLine()));
    out.flush();
    return 0;
  }
}
