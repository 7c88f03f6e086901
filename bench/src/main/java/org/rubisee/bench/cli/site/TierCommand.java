package org.rubisee.bench.cli.site;

import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.SiteArguments;
import org.rubisee.bench.cli.options.TierName;
import org.rubisee.bench.cli.options.TierOptions;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.external.HostServers;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.bench.topology.external.HostsFile;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rubis tier}: the server of one tier on this machine, for sites on several machines. */
@Command(
    name = "tier",
    description = {
      "Runs the server of one tier on this machine.",
      "It runs until Ctrl-C, as the hosts file says. Database first, then app, then web. The"
          + " data comes from 'rubis db load --jdbc-url' or the first run."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis tier db --hosts hosts.yaml",
      "  ./rubis tier web session-beans --hosts hosts.yaml"
    })
public final class TierCommand implements RubisCommand.Reserving {

  private static final int POLL_MILLIS = 500;

  @Parameters(index = "0", paramLabel = "TIER", description = "web, app or db")
  private String tierName;

  @Parameters(
      index = "1",
      arity = "0..1",
      defaultValue = "",
      paramLabel = SiteArguments.LABEL,
      description = "What is served, NAME[@KNOB=VALUE]...; not for db")
  private String implementation;

  @HelpGroup.Basic
  @Option(
      names = "--hosts",
      required = true,
      paramLabel = "FILE",
      description = "The file that describes all machines; 'rubis export' writes one")
  private Path hostsFile;

  @HelpGroup.Basic
  @Option(
      names = "--buffer-pool-mib",
      defaultValue = "" + MySqlOptions.DEFAULT_BUFFER_POOL_MIB,
      paramLabel = "MIB",
      description = "MySQL's memory for pages. Default: ${DEFAULT-VALUE}")
  private int bufferPoolMib;

  @Mixin private TierOptions options;
  @Spec private CommandSpec spec;

  @Override
  public List<WorkPart> reserved(Path work) {
    return List.of(WorkPart.hosted(TierName.parse(tierName).label()));
  }

  @Override
  public Integer call() throws InterruptedException {
    Terminal terminal = Terminal.standard();
    Place place = TierName.parse(tierName);
    if (place.tier() == Tier.DB) {
      return database(HostsFile.read(hostsFile), terminal);
    }
    if (implementation.isEmpty()) {
      throw new CommandFailedException(
          "Name what the server serves, for example 'rubis tier " + tierName + " session-beans'");
    }
    if (!options.pinning().equals(Pinning.ANYWHERE)) {
      throw new CommandFailedException(
          "Leave --pin out and say 'taskset -c CPUS ./rubis tier …': the server inherits that");
    }
    Checkout checkout = Checkout.current();
    SiteConfiguration served = site(checkout);
    Hosts hosts = HostsFile.read(hostsFile);
    StartOrder order =
        new StartOrder(
            place.label(),
            served.implementation().name(),
            options.siteSettings(),
            served.knobs().labels(),
            Map.of(),
            false);
    try (ManagedServer server =
        new HostServers(checkout, hosts, options.jvmOptions()).start(order)) {
      terminal.say(
          Text.of("The %s server of %s answers at %s", tierName, implementation, server.uri()));
      terminal.say("Log: " + server.log() + ". Ctrl-C ends it.");
      while (server.isAlive()) {
        Thread.sleep(POLL_MILLIS);
      }
      throw new CommandFailedException("The server ended by itself; its log is " + server.log());
    }
  }

  private SiteConfiguration site(Checkout checkout) {
    List<SiteConfiguration> sites = SiteArguments.of(spec, List.of(implementation), checkout);
    if (sites.size() > 1) {
      throw new CommandFailedException("A server serves one site: name it instead of 'all'");
    }
    for (String knob : sites.get(0).knobs().labels().keySet()) {
      if (LocalKnobs.ALL.contains(knob)) {
        throw new CommandFailedException(
            "'rubis tier' starts one server, with the Java of this machine if it needs any: leave out "
                + knob);
      }
    }
    return sites.get(0);
  }

  private int database(Hosts hosts, Terminal terminal) throws InterruptedException {
    Hosts.Database account = hosts.db();
    if (List.of(account.user(), account.siteUser()).contains(EmbeddedMySql.USER)) {
      throw new CommandFailedException(
          "The shipped MySQL keeps the account '"
              + EmbeddedMySql.USER
              + "' for itself: give db.user"
              + " and db.site-user another name in "
              + hostsFile);
    }
    MySqlOptions where =
        MySqlOptions.in(Checkout.current().work().resolve("host/db"))
            .withPort(account.port())
            .withAddress(account.host())
            .withBufferPoolMib(bufferPoolMib);
    try (EmbeddedMySql server = EmbeddedMySql.start(where)) {
      allow(server, account);
      terminal.say(
          Text.of("%s answers at %s:%d", EmbeddedMySql.engine(), account.host(), server.port()));
      terminal.say("Log: " + server.log() + ". Ctrl-C ends it.");
      while (ProcessHandle.of(server.pid()).isPresent()) {
        Thread.sleep(POLL_MILLIS);
      }
      throw new CommandFailedException("The database ended by itself; its log is " + server.log());
    }
  }

  /** The accounts of the hosts file: one for the suite and a load, one for the rows of the site. */
  private static void allow(EmbeddedMySql server, Hosts.Database account) {
    DatabaseAddress own =
        new DatabaseAddress(server.jdbcUrl(), EmbeddedMySql.USER, server.password());
    List<String> statements =
        new ArrayList<>(statements(account.user(), account.password(), "ALL ON *.*"));
    if (account.hasSiteAccount()) {
      String rows = "SELECT, INSERT, UPDATE, DELETE ON " + EmbeddedMySql.DATABASE + ".*";
      statements.addAll(statements(account.siteUser(), account.sitePassword(), rows));
    }
    try (java.sql.Connection connection = own.connect();
        Statement statement = connection.createStatement()) {
      // braces in a password are no escapes of JDBC
      statement.setEscapeProcessing(false);
      for (String sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new CommandFailedException("The account could not be made: " + e.getMessage(), e);
    }
  }

  private static List<String> statements(String user, String password, String rights) {
    String who = "'" + quoted(user) + "'@'%'";
    String secret = " IDENTIFIED BY '" + quoted(password) + "'";
    return List.of(
        "CREATE USER IF NOT EXISTS " + who + secret,
        "ALTER USER " + who + secret,
        "GRANT " + rights + " TO " + who);
  }

  private static String quoted(String text) {
    return text.replace("\\", "\\\\").replace("'", "''");
  }
}
