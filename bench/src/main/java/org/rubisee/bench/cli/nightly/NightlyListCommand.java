package org.rubisee.bench.cli.nightly;

import java.io.IOException;
import java.io.PrintWriter;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.nightly.NightlyPart;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis nightly list}: the parts, and how they last ended. */
@Command(
    name = "list",
    description = "Lists the parts: what they show, their duration, and how they last ended.",
    footer = {"", "Example:  ./rubis nightly list"})
final class NightlyListCommand implements RubisCommand.RunningBeside {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    NightlyWork work = NightlyWork.current();
    PrintWriter out = spec.commandLine().getOut();
    for (NightlyPart part : work.parts().all()) {
      out.printf("%s  (about %d min)%n", part.name(), part.minutes());
      out.printf("    %s%n", part.shows());
      out.printf("    %s%n", part.command());
      out.printf("    last: %s%n", NightlyWork.ending(work.store().last(part.name())));
    }
    out.flush();
    return 0;
  }
}
