package org.rubisee.bench.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.servers.knobs.KnobCatalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code rubis list}: what can be run. */
@Command(
    name = "list",
    description = {"Lists implementations, servers, experiments and knobs.", "Needs no build."},
    footer = {"", "Examples:", "  ./rubis list", "  ./rubis list --json    # for a script"})
final class ListCommand implements RubisCommand.RunningBeside {

  @Option(names = "--json", description = "Print JSON, for a script")
  private boolean isJson;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Listing listing = Listing.of(Checkout.current().home(), KnobCatalogue.file());
    PrintWriter out = spec.commandLine().getOut();
    out.print(isJson ? listing.json() : listing.text());
    out.flush();
    return 0;
  }
}
