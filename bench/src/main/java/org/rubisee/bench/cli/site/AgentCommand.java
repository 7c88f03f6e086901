package org.rubisee.bench.cli.site;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.checkout.WorkPart;
import org.rubisee.bench.cli.options.RubisCommand;
import org.rubisee.bench.cli.options.TierName;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.agent.AgentServer;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.external.HostEmulators;
import org.rubisee.bench.topology.external.HostServers;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.bench.topology.external.HostsFile;
import org.rubisee.bench.topology.external.LoadHost;
import org.rubisee.bench.topology.external.WatchedHost;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.WatchedTier;
import org.rubisee.servers.Loopback;
import org.rubisee.settings.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code rubis agent}: lets a bench on another machine see what the tiers of this one use. */
@Command(
    name = "agent",
    description = {
      "Watches tiers of this machine for a bench on another one.",
      "Restarts their servers or starts emulators for it if you allow that. Answers only"
          + " requests that are signed with the secret; the answers are not encrypted. Runs"
          + " until Ctrl-C."
    },
    footer = {
      "",
      "Examples:",
      "  ./rubis agent --hosts hosts.yaml --tier web --start-servers",
      "  ./rubis agent --port 7070 --secret-file agent.secret --watch db=3306"
    })
public final class AgentCommand implements RubisCommand.Reserving {

  private static final String LOOPBACK = Loopback.ADDRESS;

  @Option(
      names = "--hosts",
      paramLabel = "FILE",
      description = "The file that describes all machines; 'rubis export' writes one")
  private Optional<Path> hostsFile = Optional.empty();

  @Option(
      names = "--tier",
      paramLabel = "TIER",
      description =
          "With --hosts: the tier of this machine: web, app, db or client, or web2 for the second"
              + " server of a list; repeatable")
  private List<String> tiers = new ArrayList<>();

  @Option(
      names = "--start-servers",
      description = "With --hosts: the bench may start and stop the shipped servers of these tiers")
  private boolean isStarting;

  @Option(
      names = "--start-emulators",
      description =
          "With --tier client: the bench may start emulators here, which send load to the web tier"
              + " of the hosts file")
  private boolean isLoading;

  @Option(
      names = "--jvm-option",
      paramLabel = "OPTION",
      description = "With --start-servers: a further option for the JVMs of servers; repeatable")
  private List<String> jvmOptions = new ArrayList<>();

  @Option(
      names = "--watch",
      paramLabel = "TIER=WHAT",
      description =
          "A tier and its process: the port at which it listens, or the file with its number;"
              + " repeatable")
  private List<String> watched = new ArrayList<>();

  @Option(
      names = "--port",
      defaultValue = "0",
      paramLabel = "PORT",
      description = "Where it answers. Default: what the hosts file says, else any free port")
  private int port;

  @Option(
      names = "--bind",
      defaultValue = "",
      paramLabel = "ADDRESS",
      description = "At which address. Default: what the hosts file says, else " + LOOPBACK)
  private String address;

  @Option(
      names = "--secret-file",
      paramLabel = "FILE",
      description = "The file with the secret, if it is not in the hosts file")
  private Optional<Path> secretFile = Optional.empty();

  @Override
  public List<WorkPart> reserved(Path work) {
    return namedPlaces().stream()
        .filter(place -> place.tier() == Tier.CLIENT ? isLoading : isStarting)
        .map(place -> WorkPart.hosted(place.label()))
        .distinct()
        .toList();
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Terminal terminal = Terminal.standard();
    Optional<Hosts> hosts = hostsFile.map(HostsFile::read);
    requireLoading(hosts);
    List<WatchedTier> here = watchedTiers(hosts);
    InetSocketAddress where = where(hosts);
    try (WatchedHost host = new WatchedHost(here, servers(hosts), emulators(hosts), terminal);
        AgentServer agent = start(where, secret(hosts), host)) {
      terminal.say(
          Text.of(
              "Watching %s of this machine at %s:%d. Ctrl-C ends it.",
              Stream.concat(
                      here.stream().map(known -> known.place().label()),
                      isLoading ? Stream.of(Tier.CLIENT.label()) : Stream.empty())
                  .collect(Collectors.joining(", ")),
              where.getHostString(),
              agent.port()));
      if (isStarting) {
        terminal.say("The bench may start and stop servers here.");
      }
      if (isLoading) {
        terminal.say(
            Text.of(
                "The bench may start emulators here, which send load to %s.",
                String.join(" or ", hosts.orElseThrow().entries())));
      }
      new CountDownLatch(1).await();
    }
    return 0;
  }

  private AgentServer start(InetSocketAddress where, Secret secret, WatchedHost host) {
    try {
      return AgentServer.start(where, secret, host);
    } catch (IOException e) {
      throw new CommandFailedException(
          Text.of(
              "Nothing can listen at %s:%d (%s): is it an address of this machine, and the port free?",
              where.getHostString(), where.getPort(), e.getMessage()),
          e);
    }
  }

  private List<WatchedTier> watchedTiers(Optional<Hosts> hosts) {
    List<WatchedTier> here = new ArrayList<>();
    watched.forEach(text -> here.add(WatchedTier.parse(text)));
    for (Place place : namedServers()) {
      if (hosts.isEmpty()) {
        throw new CommandFailedException(
            "--tier needs --hosts, which says where the tier listens; or use --watch "
                + place.label()
                + "=PORT");
      }
      if (here.stream().noneMatch(known -> known.place().equals(place))) {
        here.add(
            WatchedTier.at(place, hosts.get().port(place))
                .before(hosts.get().behind(place.tier())));
      }
    }
    if (here.isEmpty() && !isLoading) {
      throw new CommandFailedException(
          "Which tiers does this machine have? Say so with --hosts FILE --tier web, or --watch"
              + " web=8080");
    }
    return here;
  }

  private List<Place> namedPlaces() {
    return tiers.stream().map(TierName::parseAny).toList();
  }

  private List<Place> namedServers() {
    return namedPlaces().stream().filter(place -> place.tier() != Tier.CLIENT).toList();
  }

  private void requireLoading(Optional<Hosts> hosts) {
    boolean isNamed = namedPlaces().contains(Place.first(Tier.CLIENT));
    if (isLoading != isNamed || (isLoading && hosts.isEmpty())) {
      throw new CommandFailedException(
          "--tier client and --start-emulators come together, with --hosts, which says where the"
              + " load goes");
    }
  }

  private Optional<HostEmulators> emulators(Optional<Hosts> hosts) {
    return isLoading
        ? hosts.map(
            known ->
                new HostEmulators(
                    known, Checkout.current().work().resolve("host").resolve("client")))
        : Optional.empty();
  }

  private Optional<HostServers> servers(Optional<Hosts> hosts) {
    if (isStarting && (hosts.isEmpty() || namedServers().isEmpty())) {
      throw new CommandFailedException(
          "--start-servers needs --hosts and --tier web or app, which say how the servers are"
              + " started");
    }
    return isStarting
        ? hosts.map(known -> new HostServers(Checkout.current(), known, jvmOptions))
        : Optional.empty();
  }

  private InetSocketAddress where(Optional<Hosts> hosts) {
    Optional<String> named = hosts.flatMap(this::named);
    String host = named.map(text -> text.substring(0, text.indexOf(':'))).orElse(LOOPBACK);
    int known =
        named.map(text -> Integer.parseInt(text.substring(text.indexOf(':') + 1))).orElse(0);
    return new InetSocketAddress(address.isEmpty() ? host : address, port == 0 ? known : port);
  }

  /** Where the hosts file says that this agent answers. */
  private Optional<String> named(Hosts hosts) {
    Optional<String> ofServers =
        namedServers().stream().map(hosts.agents()::get).filter(Objects::nonNull).findFirst();
    boolean isTyped = !address.isEmpty() && port != 0;
    return ofServers.isPresent() || !isLoading || isTyped
        ? ofServers
        : Optional.of(LoadHost.ofThisMachine(hosts.clients(), port).agent());
  }

  private Secret secret(Optional<Hosts> hosts) {
    try {
      if (secretFile.isPresent()) {
        return Secret.of(Files.readString(secretFile.get()));
      }
      return Secret.of(hosts.map(known -> known.secrets().agents()).orElse(""));
    } catch (IOException e) {
      throw new CommandFailedException(
          secretFile.get() + " cannot be read: make it with 'openssl rand -hex 16'", e);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(
          e.getMessage() + "; give it in --secret-file or in the hosts file", e);
    }
  }
}
