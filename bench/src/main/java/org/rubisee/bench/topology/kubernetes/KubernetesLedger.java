package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Pod;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.LedgerRun;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.wire.CallSource;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LedgerSite;
import org.rubisee.model.SiteSettings;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.knobs.Implementation;

/**
 * Makes ledgers of sites in pods: their servers are started so that what they say to each other
 * goes over relays on the machine of the bench. A relay reaches the server behind it by a tunnel,
 * past policies, so only the pods' way to the relays is opened. Logs of calls are read by commands
 * in the pods.
 *
 * @param parts what sites are made of
 * @param database theirs
 * @param here the address at which pods reach the machine of the bench
 * @param terminal told what is being done
 */
record KubernetesLedger(
    KubernetesSite.Parts parts, KubernetesDatabase database, InetAddress here, Terminal terminal) {

  private static final int HTTP_PORT = 8080;

  /** Counts these implementations. */
  List<Ledger> count(List<Implementation> implementations) {
    List<Ledger> ledgers = new ArrayList<>();
    for (Implementation implementation : implementations) {
      database.restore(DataPlan.of(Scale.TINY));
      ledgers.add(count(implementation));
    }
    return ledgers;
  }

  private Ledger count(Implementation implementation) {
    String name = implementation.name();
    terminal.progress("Ledger of " + name + ": starting its pods");
    try (Counted counted = start(implementation);
        Connection past = database.address().connect();
        LedgerRun run =
            LedgerRun.begin(
                counted.watch(),
                watched(counted.site()),
                new LedgerRun.Data(past, LedgerSite.NOW),
                step -> terminal.progress("Ledger of " + name + ": " + step))) {
      Ledger ledger = new Ledger(name, run.rows());
      terminal.say("Ledger of " + name + ": " + ledger.rows().size() + " interactions counted");
      return ledger;
    } catch (SQLException e) {
      throw new CommandFailedException("The connection to the database's pod broke", e);
    }
  }

  /**
   * A site whose servers call each other over relays.
   *
   * @param watch the relays
   * @param tunnels from relays to servers
   */
  record Counted(KubernetesSite site, SiteWatch watch, List<Tunnels.Tunnel> tunnels)
      implements AutoCloseable {

    @Override
    public void close() {
      try {
        site.close();
      } finally {
        end(watch, tunnels);
      }
    }
  }

  /** Starts a site to be counted. */
  Counted start(Implementation implementation) {
    SiteWatch watch = new SiteWatch(here, atLoopback(database.port()));
    List<Tunnels.Tunnel> tunnels = new ArrayList<>();
    try {
      KubernetesSite site =
          KubernetesSite.start(
              parts,
              implementation,
              new KubernetesSite.Setup(
                  LedgerSite.SETTINGS.get(SiteSettings.PREFIX + "clock"),
                  variables(watch),
                  apps -> route(watch, apps.get(0), tunnels),
                  List.of(SiteObjects.wayTo(here))));
      return new Counted(site, watch, tunnels);
    } catch (RuntimeException e) {
      end(watch, tunnels);
      throw e;
    }
  }

  private static void end(SiteWatch watch, List<Tunnels.Tunnel> tunnels) {
    watch.close();
    tunnels.forEach(Tunnels.Tunnel::close);
  }

  private Map<String, String> variables(SiteWatch watch) {
    Map<String, String> variables = new TreeMap<>();
    variables.put(
        KubernetesSite.PROPERTIES, KubernetesSite.inOneVariable(LedgerSite.withOneConnection()));
    variables.put("RUBIS_CALL_LOG", "true");
    variables.put(
        "RUBIS_DB_URL",
        "jdbc:mysql://%s:%d/rubis".formatted(here.getHostAddress(), watch.databasePort()));
    return variables;
  }

  private Map<String, String> route(SiteWatch watch, Pod app, List<Tunnels.Tunnel> tunnels) {
    Tunnels.Tunnel tunnel = parts.address().tunnels().open(PodState.name(app), HTTP_PORT, 0);
    tunnels.add(tunnel);
    return Map.of(
        "RUBIS_APP_HOST",
        here.getHostAddress(),
        "RUBIS_APP_PORT",
        Integer.toString(watch.appRoute(atLoopback(tunnel.port()))));
  }

  private SiteWatch.Site watched(KubernetesSite site) {
    return new SiteWatch.Site(site.baseUri(), calls(Tier.WEB).orElseThrow(), calls(Tier.APP));
  }

  private Optional<CallSource> calls(Tier tier) {
    return parts.cluster().pods(tier).stream()
        .findFirst()
        .map(pod -> PodCallLog.calls(parts.cluster(), pod, tier));
  }

  private static InetSocketAddress atLoopback(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }
}
