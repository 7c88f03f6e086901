package org.rubisee.bench.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.rubisee.bench.cli.options.RubisCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis completion}: lets a shell complete commands and options. */
@Command(
    name = "completion",
    description = "Prints a script for completion in bash and zsh.",
    footer = {"", "Example:", "  source <(./rubis completion)"})
final class CompletionCommand implements RubisCommand.RunningBeside {

  private static final String SCRIPT = "completion.bash";

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    try (InputStream script = CompletionCommand.class.getResourceAsStream(SCRIPT)) {
      out.print(new String(script.readAllBytes(), StandardCharsets.UTF_8));
    }
    out.flush();
    return 0;
  }
}
