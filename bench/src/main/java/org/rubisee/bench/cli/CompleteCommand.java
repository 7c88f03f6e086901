package org.rubisee.bench.cli;

import java.io.PrintWriter;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.RubisCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis complete}: the shell asks it what may follow. */
@Command(
    name = "complete",
    hidden = true,
    description = "Prints what the last word of a command line may become, for the shell.",
    footer = {"", "Example:", "  ./rubis complete -- './rubis run --mi'"})
final class CompleteCommand implements RubisCommand.RunningBeside {

  @Parameters(index = "0", paramLabel = "LINE", description = "The command line, to the cursor")
  private String line;

  @Parameters(
      index = "1",
      arity = "0..1",
      defaultValue = "",
      paramLabel = "PREFIX",
      description = "What to leave out at the start of each answer")
  private String prefix;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Completer completer = new Completer(spec.root(), Checkout.current().allImplementations());
    completer.complete(line).stream()
        .filter(word -> word.startsWith(prefix))
        .map(word -> word.substring(prefix.length()))
        .forEach(out::println);
    out.flush();
    return 0;
  }
}
