package org.rubisee.bench.cli.nightly;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.nightly.NightlyPart;
import org.rubisee.bench.nightly.PartRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis nightly status}: which parts have passed. */
@Command(
    name = "status",
    description = {
      "Shows which parts have passed, at the present commit and at any.",
      "Exit code 1: a part has not passed at the present commit."
    },
    footer = {"", "Example:  ./rubis nightly status"})
final class NightlyStatusCommand implements RubisCommand.RunningBeside {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    NightlyWork work = NightlyWork.current();
    PrintWriter out = spec.commandLine().getOut();
    out.println(work.commitLine());
    int here = 0;
    int anywhere = 0;
    for (NightlyPart part : work.parts().all()) {
      Optional<PartRecord> passed = work.store().lastPassed(part.name());
      boolean hasPassed = work.hasPassed(part);
      here += hasPassed ? 1 : 0;
      anywhere += passed.isPresent() ? 1 : 0;
      String state =
          hasPassed ? "passed" : "last: " + NightlyWork.ending(work.store().last(part.name()));
      String before = hasPassed || passed.isEmpty() ? "" : "; " + NightlyWork.ending(passed);
      out.printf("%-28s %s%s%n", part.name(), state, before);
    }
    int all = work.parts().all().size();
    out.printf(
        "Passed at this commit: %d of %d. At any commit: %d of %d.%n", here, all, anywhere, all);
    out.flush();
    return here == all ? 0 : 1;
  }
}
