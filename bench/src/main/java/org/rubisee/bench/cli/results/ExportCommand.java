package org.rubisee.bench.cli.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.ExportBundle;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.topology.external.HostsFile;
import org.rubisee.servers.knobs.Implementation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code rubis export}: what another machine needs to run tiers, in one folder. */
@Command(
    name = "export",
    description = {
      "Writes a folder for servers on other machines.",
      "It holds servers, implementations and this program, to be copied to other machines,"
          + " which need a JDK and nothing else. With the addresses of the machines also the"
          + " file hosts.yaml, with new secrets, which describes them all."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis export all --to kit --web 10.0.0.2 --app 10.0.0.3 --db 10.0.0.4",
      "  ./rubis export all --to kit --web 10.0.0.2 --db 10.0.0.4 --clients 10.0.0.5,10.0.0.6"
    })
public final class ExportCommand implements RubisCommand.RunningBeside {

  @Parameters(
      paramLabel = "IMPLEMENTATION",
      arity = "1..*",
      description = "One or several, or 'all'")
  private List<String> names = new ArrayList<>();

  @Option(names = "--to", required = true, paramLabel = "FOLDER", description = "A new folder")
  private Path folder;

  @Option(names = "--web", paramLabel = "ADDRESS", description = "The machine of the web tier")
  private Optional<String> web = Optional.empty();

  @Option(
      names = "--app",
      paramLabel = "ADDRESS",
      description = "That of the application tier; leave it out where there is none")
  private Optional<String> app = Optional.empty();

  @Option(names = "--db", paramLabel = "ADDRESS", description = "That of the database")
  private Optional<String> db = Optional.empty();

  @Option(
      names = "--clients",
      split = ",",
      paramLabel = "ADDRESS,…",
      hideParamSyntax = true,
      description = "The machines that send the load. Default: that of the bench")
  private List<String> clients = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    Terminal terminal = Terminal.standard();
    if (web.isPresent() != db.isPresent()
        || ((app.isPresent() || !clients.isEmpty()) && web.isEmpty())) {
      throw new CommandFailedException(
          "--web and --db come together, with --app where there is an application tier, and with"
              + " --clients where machines of their own send the load");
    }
    Optional<HostsFile.Machines> machines = web.map(this::machines);
    Checkout checkout = Checkout.current();
    List<Implementation> implementations = checkout.implementations(names);
    implementations.forEach(Implementation::requireBuilt);
    terminal.progress("Copying servers and implementations to " + folder);
    new ExportBundle(checkout.home(), folder).write(implementations);
    if (machines.isPresent()) {
      Path file = folder.resolve(HostsFile.NAME);
      HostsFile.write(file, machines.get());
      terminal.say("Machines: " + file + " (it holds secrets: for you and those machines only)");
    }
    terminal.say("Exported: " + folder + "; docs/own-machines.md tells what to do with it");
    return 0;
  }

  private HostsFile.Machines machines(String webHost) {
    try {
      return new HostsFile.Machines(webHost, app, db.orElseThrow(), clients);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException("--clients: " + e.getMessage(), e);
    }
  }
}
