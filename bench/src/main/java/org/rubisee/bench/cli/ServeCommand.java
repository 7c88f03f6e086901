package org.rubisee.bench.cli;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.KnobOptions;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.WatchedDatabase;
import org.rubisee.bench.topology.local.CostedSite;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.model.BusinessClock;
import org.rubisee.schema.DataPlan;
import org.rubisee.servers.knobs.Implementation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis serve}: the tiers of an implementation, left running for a browser. */
@Command(
    name = "serve",
    description = "Runs an implementation until Ctrl-C, for a browser.",
    footer = {
      "",
      "Example:  ./rubis serve servlets-only --port 8080",
      "          ./rubis serve entity-cmp --show-costs"
    })
final class ServeCommand implements Callable<Integer> {

  private static final int POLL_MILLIS = 500;

  @Parameters(paramLabel = "IMPLEMENTATION", description = "For example servlets-only")
  private String implementation;

  @Option(
      names = "--port",
      defaultValue = "8080",
      paramLabel = "PORT",
      description = "Port of the pages; 0: any free one. Default: ${DEFAULT-VALUE}")
  private int port;

  @Option(
      names = "--show-costs",
      description =
          "Write on each page, and into its header Rubis-Costs, how many calls and SQL statements it"
              + " cost. One page at a time, so slower")
  private boolean isCosted;

  @Mixin private RunSettings settings;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    boolean isPortChosen = spec.commandLine().getParseResult().hasMatchedOption("--port");
    if (isPortChosen && settings.topology().isExternal()) {
      throw new CommandFailedException(
          "--port would do nothing: with --topology external the web server's port is that of"
              + " the hosts file and of 'rubis tier' or 'rubis agent' there");
    }
    settings.topology().check();
    Terminal terminal = Terminal.standard();
    Checkout checkout = Checkout.current();
    Implementation served = checkout.implementation(implementation);
    served.requireBuilt();
    SiteRecipe recipe = settings.recipe(checkout);
    SiteConfiguration configuration =
        SiteConfiguration.of(List.of(served), KnobOptions.of(spec, List.of(served), checkout))
            .get(0);
    try (Topology where = settings.topology().open(recipe, terminal)) {
      Instant restoredAt = where.database().restore(recipe.plan());
      terminal.progress("Starting the servers of " + served.name());
      try (RunningSite site =
          started(where, configuration, new SiteStart(recipe, restoredAt, port))) {
        terminal.say("");
        terminal.say("  " + served.title() + " is open:  " + site.baseUri());
        tell(terminal, site, recipe.plan(), restoredAt);
        while (site.isAlive()) {
          Thread.sleep(POLL_MILLIS);
        }
        throw new CommandFailedException(
            "The web server ended by itself; its log is " + site.logPlace());
      }
    }
  }

  private RunningSite started(Topology where, SiteConfiguration configuration, SiteStart start) {
    if (!isCosted) {
      return where.start(configuration, start);
    }
    if (!(where instanceof LocalTopology) || where.database().reader().isEmpty()) {
      throw new CommandFailedException(
          "--show-costs counts on this machine and with the database of the build: leave out"
              + " --jdbc-url, and --topology but local");
    }
    return CostedSite.start(new WatchedDatabase(where.database().address()), configuration, start);
  }

  private void tell(Terminal terminal, RunningSite site, DataPlan plan, Instant restoredAt) {
    terminal.say(
        "  Log in as user1 with password1, up to user%1$d with password%1$d"
            .formatted(plan.scale().users()));
    terminal.say(
        "  It is "
            + BusinessClock.since(restoredAt, Clock.systemUTC()).now()
            + " there (business clock); auctions end as it runs");
    if (isCosted) {
      terminal.say("  Each page says what it cost; the first of its kind costs a little more");
    }
    terminal.say("  Logs: " + site.logPlace());
    terminal.say("  Ctrl-C closes it.");
  }
}
