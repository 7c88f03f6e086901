package org.rubisee.bench.topology.compose;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.LedgerRun;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LedgerSite;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;
import org.rubisee.servers.knobs.Implementation;

/**
 * Makes ledgers of sites in containers: their servers are started so that what they say to each
 * other goes over relays on this machine, at its address in the database's private network, which
 * all servers reach. Logs of calls are files of the containers, which takes the rights of root.
 *
 * @param topology the containers
 * @param terminal told what is being done
 */
record ComposeLedger(ComposeTopology topology, Terminal terminal) {

  private static final int HTTP_PORT = 8080;
  private static final int DATABASE_PORT = 3306;

  /** Counts these implementations. */
  List<Ledger> count(List<Implementation> implementations) {
    List<Ledger> ledgers = new ArrayList<>();
    for (Implementation implementation : implementations) {
      topology.database().restore(DataPlan.of(Scale.TINY));
      ledgers.add(count(implementation));
    }
    return ledgers;
  }

  private Ledger count(Implementation implementation) {
    String name = implementation.name();
    terminal.progress("Ledger of " + name + ": starting its containers");
    String database = topology.database().container().addresses().get(ComposeDatabase.NETWORK);
    InetAddress here = facing(database);
    try (SiteWatch watch = new SiteWatch(here, new InetSocketAddress(database, DATABASE_PORT));
        ComposeSite site = start(implementation, watch, here);
        Connection past = topology.database().address().connect()) {
      Map<Tier, Container> containers = site.containers();
      try (LedgerRun run =
          LedgerRun.begin(
              watch,
              new SiteWatch.Site(
                  site.baseUri(),
                  callLog(containers.get(Tier.WEB)),
                  Optional.ofNullable(containers.get(Tier.APP)).map(ComposeLedger::callLog)),
              new LedgerRun.Data(past, LedgerSite.NOW),
              step -> terminal.progress("Ledger of " + name + ": " + step))) {
        Ledger ledger = new Ledger(name, run.rows());
        terminal.say("Ledger of " + name + ": " + ledger.rows().size() + " interactions counted");
        return ledger;
      }
    } catch (SQLException e) {
      throw new CommandFailedException("The connection to the database's container broke", e);
    }
  }

  private ComposeSite start(Implementation implementation, SiteWatch watch, InetAddress here) {
    Map<String, String> variables = new TreeMap<>();
    variables.put("RUBIS_PROPERTIES", ComposeSite.inOneVariable(LedgerSite.SETTINGS));
    variables.put("RUBIS_CALL_LOG", "true");
    variables.put(
        "RUBIS_DB_URL",
        "jdbc:mysql://%s:%d/rubis".formatted(here.getHostAddress(), watch.databasePort()));
    return ComposeSite.start(
        topology.compose().with(variables), implementation, app -> route(watch, here, app));
  }

  private static Map<String, String> route(SiteWatch watch, InetAddress here, Container app) {
    InetSocketAddress server = new InetSocketAddress(app.addresses().get("beans"), HTTP_PORT);
    return Map.of(
        "RUBIS_APP_HOST", here.getHostAddress(),
        "RUBIS_APP_PORT", Integer.toString(watch.appRoute(server)));
  }

  private static Path callLog(Container container) {
    Path log = container.file("var/lib/rubis/calls.log");
    if (!Files.isReadable(log.getParent())) {
      throw new CommandFailedException(
          "The logs of calls are files of the containers, which only root may read: run the ledger"
              + " with sudo, or without --topology (its counts are the same)");
    }
    return log;
  }

  /** This machine's address in the network of a container. */
  private static InetAddress facing(String container) {
    try {
      byte[] there = InetAddress.getByName(container).getAddress();
      for (NetworkInterface device : NetworkInterface.networkInterfaces().toList()) {
        for (InterfaceAddress own : device.getInterfaceAddresses()) {
          if (isNeighbour(own, there)) {
            return own.getAddress();
          }
        }
      }
    } catch (SocketException | UnknownHostException e) {
      throw new CommandFailedException("Addresses of this machine cannot be read", e);
    }
    throw new CommandFailedException(
        "This machine has no address in the network of the container at "
            + container
            + ": the ledger in containers needs a Docker engine on the machine it runs on");
  }

  /** Whether an address lies in the network of this machine's own one. */
  private static boolean isNeighbour(InterfaceAddress own, byte[] there) {
    byte[] here = own.getAddress().getAddress();
    int bytes = own.getNetworkPrefixLength() / Byte.SIZE;
    return here.length == there.length
        && bytes > 0
        && !own.getAddress().isLoopbackAddress()
        && Arrays.equals(Arrays.copyOf(here, bytes), Arrays.copyOf(there, bytes));
  }
}
