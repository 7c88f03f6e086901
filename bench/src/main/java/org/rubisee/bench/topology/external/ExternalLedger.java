package org.rubisee.bench.topology.external;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.LedgerRun;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.wire.CallSource;
import org.rubisee.bench.ledger.wire.FetchedCalls;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LedgerSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.Scale;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;

/**
 * Makes ledgers of sites on machines of the user's: their servers are started so that what they say
 * to each other goes over relays on the machine of the bench, and their logs of calls are read
 * through the agents.
 *
 * @param topology the machines; the bench may start their servers
 * @param here the address at which they reach the machine of the bench
 * @param terminal told what is being done
 */
record ExternalLedger(ExternalTopology topology, InetAddress here, Terminal terminal) {

  /**
   * Counts these implementations.
   *
   * @throws CommandFailedException if a server may not be started by the bench
   */
  List<Ledger> count(List<Implementation> implementations) {
    if (!topology.restartsServers()) {
      throw new CommandFailedException(
          "A ledger needs servers that the bench starts: start their agents with --start-servers");
    }
    List<Ledger> ledgers = new ArrayList<>();
    for (Implementation implementation : implementations) {
      topology.database().restore(DataPlan.of(Scale.TINY));
      ledgers.add(count(implementation));
    }
    return ledgers;
  }

  private Ledger count(Implementation implementation) {
    String name = implementation.name();
    terminal.progress("Ledger of " + name + ": starting its servers");
    Hosts hosts = topology.hosts();
    DatabaseAddress database = topology.database().address();
    InetSocketAddress behind = new InetSocketAddress(hosts.db().host(), hosts.db().port());
    try (SiteWatch watch = new SiteWatch(here, behind);
        ExternalRunningSite site = start(implementation, routes(watch, hosts));
        Connection past = database.connect()) {
      try (LedgerRun run =
          LedgerRun.begin(
              watch,
              watched(site),
              new LedgerRun.Data(past, LedgerSite.NOW),
              step -> terminal.progress("Ledger of " + name + ": " + step))) {
        Ledger ledger = new Ledger(name, run.rows());
        terminal.say("Ledger of " + name + ": " + ledger.rows().size() + " interactions counted");
        return ledger;
      }
    } catch (SQLException e) {
      throw new CommandFailedException("The connection to " + database + " broke", e);
    }
  }

  private ExternalRunningSite start(Implementation implementation, Map<String, String> routes) {
    SiteConfiguration configuration =
        SiteConfiguration.of(List.of(implementation), Knobs.STANDARD).get(0);
    return topology.start(
        configuration,
        place ->
            new StartOrder(
                place.label(), implementation.name(), LedgerSite.SETTINGS, Map.of(), routes, true));
  }

  /** Where the tiers are told that the tiers behind them are. */
  private Map<String, String> routes(SiteWatch watch, Hosts hosts) {
    Map<String, String> routes = new TreeMap<>();
    routes.put(StartOrder.DB_HOST, here.getHostAddress());
    routes.put(StartOrder.DB_PORT, Integer.toString(watch.databasePort()));
    hosts
        .server(Tier.APP)
        .ifPresent(
            app -> {
              InetSocketAddress server = new InetSocketAddress(app.host(), app.port());
              routes.put("rubis.app.host", here.getHostAddress());
              routes.put("rubis.app.port", Integer.toString(watch.appRoute(server)));
            });
    return routes;
  }

  private static SiteWatch.Site watched(ExternalRunningSite site) {
    return new SiteWatch.Site(
        site.baseUri(),
        calls(site.agent(Tier.WEB).orElseThrow()),
        site.agent(Tier.APP).map(ExternalLedger::calls));
  }

  private static CallSource calls(HostAgent agent) {
    String server = agent.place().label();
    return new FetchedCalls(
        "server " + server, position -> agent.client().log(server, "calls", position));
  }
}
