package org.rubisee.bench.topology.compose;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.sampling.TierTogether;
import org.rubisee.bench.sampling.network.DeviceLinks;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.BenchBalancer;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.container.ContainerVariables;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.Text;

/**
 * Web and application servers of an implementation, each in its container. Several servers of a
 * tier are containers of one service; in front of several web servers is the balancer's container.
 */
final class ComposeSite implements RunningSite {

  private static final String BALANCER = "balancer";

  private static final PageProbe PROBE =
      new PageProbe(Duration.ofMinutes(4), Duration.ofSeconds(20), Duration.ofMillis(500));

  private final Compose compose;
  private final Implementation implementation;
  private final Map<Tier, List<Container>> servers;
  private final Optional<Container> balancer;
  private final URI baseUri;

  /**
   * Servers that run.
   *
   * @param servers of each tier, in the order of their numbers
   * @param balancer in front of the web servers, if there are several
   */
  private ComposeSite(
      Compose compose,
      Implementation implementation,
      Map<Tier, List<Container>> servers,
      Optional<Container> balancer) {
    this.compose = compose;
    this.implementation = implementation;
    this.servers = servers;
    this.balancer = balancer;
    this.baseUri = published(compose, implementation, balancer.isPresent() ? BALANCER : "web", 1);
  }

  private static URI published(
      Compose compose, Implementation implementation, String service, int number) {
    String address =
        compose.run("port", "--index", Integer.toString(number), service, "8080").strip();
    return URI.create("http://" + address + "/" + implementation.name() + "/");
  }

  /**
   * Creates new containers and waits for a page that comes from the database.
   *
   * @param project with all variables but the implementation
   * @param configuration what is served
   * @param routes gives, for the containers of the application tier, variables of the web tier
   */
  static ComposeSite start(
      Compose project,
      SiteConfiguration configuration,
      Function<List<Container>, Map<String, String>> routes) {
    Implementation implementation = configuration.implementation();
    Map<Tier, List<Container>> servers = new TreeMap<>();
    Compose named =
        project.with(
            Map.of(
                "RUBIS_IMPLEMENTATION",
                implementation.name(),
                "RUBIS_WEB_IMAGE",
                ContainerVariables.webImage(implementation)));
    Compose web = named;
    try {
      if (implementation.hasAppTier()) {
        servers.put(Tier.APP, up(named, "app", configuration.knobs().appNodes()));
        for (Container app : servers.get(Tier.APP)) {
          String page = "the application server's own page";
          PROBE.require(
              page,
              () -> health(named, app.number()),
              () -> requireAlive(project, servers),
              why -> silence(page));
        }
        web = named.with(routes.apply(servers.get(Tier.APP)));
      }
      servers.put(Tier.WEB, up(web, "web", configuration.knobs().webNodes()));
      for (Container server : servers.get(Tier.WEB)) {
        awaitPage(
            published(web, implementation, "web", server.number())
                .resolve(implementation.readyPage()),
            project,
            servers);
      }
      ComposeSite site =
          new ComposeSite(web, implementation, servers, balancer(web, servers.get(Tier.WEB)));
      if (site.balancer.isPresent()) {
        awaitPage(site.baseUri.resolve(implementation.readyPage()), project, servers);
      }
      return site;
    } catch (RuntimeException e) {
      remove(project);
      throw e;
    }
  }

  private static Optional<Container> balancer(Compose compose, List<Container> web) {
    if (web.size() == 1) {
      return Optional.empty();
    }
    String roots =
        web.stream()
            .map(server -> "http://" + server.name() + ":" + ContainerVariables.HTTP_PORT)
            .collect(Collectors.joining(" "));
    return Optional.of(up(compose.with(Map.of("RUBIS_WEB_SERVERS", roots)), BALANCER, 1).get(0));
  }

  private static void awaitPage(URI page, Compose compose, Map<Tier, List<Container>> servers) {
    PROBE.require(page, () -> requireAlive(compose, servers), why -> silence(page.toString()));
  }

  /** Asks in the container itself, as its check of health would; its port is not published. */
  private static String health(Compose compose, int number) {
    try {
      compose.run(
          "exec", "-T", "--index", Integer.toString(number), "app", "/opt/rubis/docker/healthy");
      return "";
    } catch (CommandFailedException e) {
      return "not healthy";
    }
  }

  private static RuntimeException silence(String page) {
    return new CommandFailedException(
        Text.of(
            "After %d s nobody answers %s: look at the servers' logs",
            PROBE.patience().toSeconds(), page));
  }

  /** Says what a container said that ended; otherwise waiting goes on. */
  private static boolean requireAlive(Compose compose, Map<Tier, List<Container>> servers) {
    servers.forEach(
        (tier, containers) -> {
          if (!containers.stream().allMatch(Container::isAlive)) {
            compose.containers(tier.label());
          }
        });
    return true;
  }

  private static List<Container> up(Compose compose, String service, int count) {
    compose.run(
        "up",
        "--detach",
        "--no-build",
        "--no-deps",
        "--force-recreate",
        "--scale",
        service + "=" + count,
        service);
    return count == 1 ? List.of(compose.container(service)) : compose.containers(service);
  }

  /** The first container of each tier. */
  Map<Tier, Container> containers() {
    return servers.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, tier -> tier.getValue().get(0)));
  }

  @Override
  public URI baseUri() {
    return baseUri;
  }

  @Override
  public URI uriForClients() {
    String entry = balancer.isPresent() ? BALANCER : "web";
    return URI.create(
        "http://" + entry + ":" + ContainerVariables.HTTP_PORT + "/" + implementation.name() + "/");
  }

  @Override
  public ClientTier clients(Pinning pinning) {
    return new ComposeClients(compose);
  }

  @Override
  public List<TierReader> readers() {
    return servers.keySet().stream().map(this::reader).toList();
  }

  private TierReader reader(Tier tier) {
    List<TierReader> parts = new ArrayList<>();
    servers.get(tier).forEach(container -> parts.add(container.reader(tier)));
    if (tier == Tier.WEB) {
      balancer.ifPresent(container -> parts.add(BenchBalancer.reader(container.pid())));
    }
    return parts.size() == 1 ? parts.get(0) : new TierTogether(tier, parts);
  }

  /**
   * Each link has a private network, so what a container's device carried is that link's. Links of
   * several servers are not told apart.
   */
  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    if (servers.values().stream().anyMatch(containers -> containers.size() > 1)) {
      return Optional.empty();
    }
    List<DeviceLinks.End> ends = new ArrayList<>();
    ends.add(answering(new Link(Tier.CLIENT, Tier.WEB), "pages"));
    ends.add(asking(new Link(Tier.WEB, Tier.DB)));
    if (servers.containsKey(Tier.APP)) {
      ends.add(answering(new Link(Tier.WEB, Tier.APP), "beans"));
      ends.add(asking(new Link(Tier.APP, Tier.DB)));
    }
    return Optional.of(new DeviceLinks(ends));
  }

  private DeviceLinks.End answering(Link link, String network) {
    return new DeviceLinks.End(
        link, servers.get(link.to()).get(0).device(network), true, ContainerVariables.HTTP_PORT);
  }

  private DeviceLinks.End asking(Link link) {
    return new DeviceLinks.End(
        link,
        servers.get(link.from()).get(0).device(ComposeDatabase.NETWORK),
        false,
        ContainerVariables.DATABASE_PORT);
  }

  @Override
  public boolean isAlive() {
    return servers.get(Tier.WEB).stream().allMatch(Container::isAlive);
  }

  @Override
  public String logPlace() {
    return "docker compose --project-name " + compose.project() + " logs web";
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    for (Map.Entry<Tier, List<Container>> tier : servers.entrySet()) {
      for (Container container : tier.getValue()) {
        keepLogs(tier.getKey().label(), container, folder);
      }
    }
    if (balancer.isPresent()) {
      Files.writeString(folder.resolve("balancer.log"), log(balancer.get()));
    }
  }

  private void keepLogs(String service, Container container, Path folder) throws IOException {
    String number = Integer.toString(container.number());
    String name = container.number() == 1 ? service : service + number;
    Files.writeString(
        folder.resolve(name + ".log"),
        servers.get(Tier.ofLabel(service)).size() > 1
            ? log(container)
            : compose.run("logs", "--no-color", "--no-log-prefix", service));
    // the file is in a tmpfs, which 'docker cp' does not see
    Files.writeString(
        folder.resolve(name + "-gc.log"),
        compose.run("exec", "-T", "--index", number, service, "cat", "/var/lib/rubis/gc.log"));
  }

  /** Its standard output: Compose mixes the logs of a service's containers. */
  private String log(Container container) {
    return compose.docker("logs", container.name());
  }

  @Override
  public void close() {
    remove(compose);
  }

  private static void remove(Compose compose) {
    boolean interrupted = Thread.interrupted();
    compose.run("rm", "--stop", "--force", "app", "web", BALANCER);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
