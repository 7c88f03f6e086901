package org.rubisee.bench.cli.site;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.RequestLimit;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.RunSettings;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.SiteJob;
import org.rubisee.bench.cli.options.TerminalOptions;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.SupervisedServer;
import org.rubisee.bench.topology.Supervisor;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.local.CountedSite;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.schema.DataPlan;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis serve}: the tiers of one or several implementations, left running for a browser. */
@Command(
    name = "serve",
    description = {
      "Runs an implementation until Ctrl-C, for a browser.",
      "Several implementations run side by side, each with a database and a port of its own."
          + " A server that ends by itself is restarted, at most three times in ten minutes."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis serve entity-cmp --show-counts",
      "  ./rubis serve servlets-only session-beans --port 8080    # to compare pages"
    })
public final class ServeCommand implements RubisCommand.Reserving {

  private static final int POLL_MILLIS = 500;

  @Parameters(
      paramLabel = SiteArguments.LABEL,
      arity = "1..*",
      description = "NAME[@KNOB=VALUE]..., one or several, for example servlets-only")
  private List<String> names;

  @HelpGroup.Basic
  @Option(
      names = "--port",
      defaultValue = "8080",
      paramLabel = "PORT",
      description =
          "Port of the pages; further sites get the ports after it; 0: any free one. Default:"
              + " ${DEFAULT-VALUE}")
  private int port;

  @HelpGroup.Basic
  @Option(
      names = "--show-counts",
      description =
          "Add a panel to each page: calls, SQL statements, milliseconds per tier; the counts also"
              + " in its header Rubis-Counts. One page at a time, so slower")
  private boolean isCounted;

  @Mixin private RunSettings settings;
  @Mixin private TerminalOptions output;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    boolean isPortChosen = spec.commandLine().getParseResult().hasMatchedOption("--port");
    if (isPortChosen && settings.topology().hasPortOfItsOwn()) {
      throw new CommandFailedException(
          "--port would do nothing: with --topology external the web server's port is that of"
              + " the hosts file and of 'rubis tier' or 'rubis agent' there; with --topology"
              + " kubernetes it needs --reach forward");
    }
    settings.topology().check();
    Terminal terminal = output.terminal();
    Checkout checkout = Checkout.current();
    List<SiteConfiguration> configurations = SiteArguments.of(spec, names, checkout);
    settings.of(configurations.get(0).application());
    if (configurations.size() > 1) {
      requireOwnServers();
    }
    configurations.forEach(site -> site.implementation().requireBuilt());
    Deque<ServedSite> sites = new ArrayDeque<>();
    try {
      for (SiteConfiguration configuration : configurations) {
        int number = sites.size() + 1;
        sites.push(
            served(
                configuration,
                recipe(configuration, checkout.beside(number)),
                port == 0 ? 0 : port + number - 1,
                terminal));
      }
      tellCommon(terminal, settings.recipe(checkout).plan());
      while (true) {
        sites.forEach(ServedSite::check);
        Thread.sleep(POLL_MILLIS);
      }
    } finally {
      sites.forEach(ServedSite::close);
    }
  }

  /**
   * How a site is started for people: it limits requests, and does what its application does
   * between requests. Where pages are counted, nothing else asks the database.
   *
   * @param place has the working files of the site
   */
  SiteRecipe recipe(SiteConfiguration configuration, Checkout place) {
    SiteRecipe recipe = RequestLimit.on(settings.recipe(place));
    return isCounted || !settings.topology().isLocal() ? recipe : SiteJob.on(recipe, configuration);
  }

  /** A site and where it runs. */
  private record ServedSite(Topology where, RunningSite site, Supervisor supervisor)
      implements AutoCloseable {

    static ServedSite of(Topology where, RunningSite site, Terminal terminal) {
      List<SupervisedServer> servers = new ArrayList<>();
      where.database().server().ifPresent(servers::add);
      servers.addAll(site.supervised());
      return new ServedSite(
          where,
          site,
          new Supervisor(
              site.baseUri().toString(), servers, site::awaitPages, terminal, System::nanoTime));
    }

    void check() {
      supervisor.check();
      if (!site.isAlive()) {
        throw new CommandFailedException(
            "A web server ended by itself; its log is " + site.logPlace());
      }
    }

    @Override
    public void close() {
      try (where) {
        site.close();
      }
    }
  }

  private void requireOwnServers() {
    settings.topology().requireNoDatabase("each of several sites");
    if (!settings.topology().isLocal()) {
      throw new CommandFailedException(
          "Several sites run as processes of this machine: leave --topology out, or name one"
              + " implementation");
    }
  }

  private ServedSite served(
      SiteConfiguration configuration, SiteRecipe recipe, int sitePort, Terminal terminal) {
    Topology where = settings.topology().open(recipe, terminal);
    try {
      Instant restoredAt = where.database().restore(recipe.plan());
      terminal.progress("Starting the servers of " + configuration.name());
      RunningSite site =
          started(where, configuration, SiteStart.of(recipe, restoredAt).at(sitePort));
      terminal.result("");
      terminal.result("  " + configuration.title() + " is open:  " + site.baseUri());
      terminal.result(
          "  "
              + new BusinessTime(recipe, restoredAt).inWords(Clock.systemUTC())
              + SiteJob.inWords(recipe));
      terminal.result("  Logs: " + site.logPlace());
      return ServedSite.of(where, site, terminal);
    } catch (RuntimeException e) {
      where.close();
      throw e;
    }
  }

  private RunningSite started(Topology where, SiteConfiguration configuration, SiteStart start) {
    if (!isCounted) {
      return where.start(configuration, start);
    }
    if (!(where instanceof LocalTopology local) || where.database().reader().isEmpty()) {
      throw new CommandFailedException(
          "--show-counts counts on this machine and with the database of the build: leave out"
              + " --jdbc-url, and --topology but local");
    }
    if (configuration.knobs().appNodes() > 1) {
      throw new CommandFailedException(
          "--show-counts counts the calls of one application server: leave out app-nodes");
    }
    return CountedSite.start(local, configuration, start);
  }

  private void tellCommon(Terminal terminal, DataPlan plan) {
    terminal.result("");
    terminal.result("  " + Applications.named(plan.application()).login(plan.scale().users()));
    if (isCounted) {
      terminal.result(
          "  Each page shows its calls and statements; the first of its kind takes slightly more");
    }
    terminal.result(Text.of("  Ctrl-C closes %s.", names.size() > 1 ? "all sites" : "it"));
  }
}
