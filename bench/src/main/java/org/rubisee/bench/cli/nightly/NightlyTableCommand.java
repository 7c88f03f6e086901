package org.rubisee.bench.cli.nightly;

import java.io.IOException;
import java.util.List;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.nightly.NightlyTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code rubis nightly table}: the last results for the documents. */
@Command(
    name = "table",
    description = {
      "Writes docs/nightly.md: when each part last passed, with its metrics.",
      "Only executions of a commit without changed files are included. Commit the result."
    },
    footer = {"", "Example:  ./rubis nightly table"})
final class NightlyTableCommand implements RubisCommand.RunningBeside {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    NightlyWork work = NightlyWork.current();
    List<String> renewed = new NightlyTable(work.home(), work.parts()).update(work.store());
    spec.commandLine()
        .getOut()
        .printf(
            "Wrote %s; new results: %s%n",
            NightlyTable.PAGE, renewed.isEmpty() ? "none" : String.join(", ", renewed));
    spec.commandLine().getOut().flush();
    return 0;
  }
}
