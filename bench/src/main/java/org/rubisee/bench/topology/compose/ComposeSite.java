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
import org.rubisee.bench.sampling.network.DeviceLinks;
import org.rubisee.bench.sampling.network.LinkSource;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.site.SiteOptions;

/** Web and application server of an implementation, each in its container. */
final class ComposeSite implements RunningSite {

  private static final int HTTP_PORT = 8080;
  private static final int DATABASE_PORT = 3306;

  private static final PageProbe PROBE =
      new PageProbe(Duration.ofMinutes(4), Duration.ofSeconds(20), Duration.ofMillis(500));

  private final Compose compose;
  private final Implementation implementation;
  private final Map<Tier, Container> containers;
  private final URI baseUri;

  private ComposeSite(
      Compose compose, Implementation implementation, Map<Tier, Container> containers) {
    this.compose = compose;
    this.implementation = implementation;
    this.containers = containers;
    this.baseUri =
        URI.create(
            "http://"
                + compose.run("port", "web", "8080").strip()
                + "/"
                + implementation.name()
                + "/");
  }

  /** Creates new containers and waits for a page that comes from the database. */
  static ComposeSite start(Compose project, SiteConfiguration configuration, SiteStart start) {
    return start(
        project.with(variables(configuration, start)),
        configuration.implementation(),
        app -> Map.of());
  }

  /**
   * The same, with variables of one's own.
   *
   * @param compose with all variables but the implementation
   * @param implementation what is served
   * @param route gives, for the container of the application tier, variables of the web tier
   */
  static ComposeSite start(
      Compose compose,
      Implementation implementation,
      Function<Container, Map<String, String>> route) {
    Map<Tier, Container> containers = new TreeMap<>();
    Compose named = compose.with(Map.of("RUBIS_IMPLEMENTATION", implementation.name()));
    Compose web = named;
    try {
      if (implementation.hasAppTier()) {
        containers.put(Tier.APP, up(named, "app"));
        await(
            "the application server's own page",
            () -> PROBE.await(() -> health(named), () -> requireAlive(compose, containers)));
        web = named.with(route.apply(containers.get(Tier.APP)));
      }
      containers.put(Tier.WEB, up(web, "web"));
      ComposeSite site = new ComposeSite(web, implementation, containers);
      URI page = site.baseUri.resolve("BrowseCategories");
      await(page.toString(), () -> PROBE.await(page, () -> requireAlive(compose, containers)));
      return site;
    } catch (RuntimeException e) {
      remove(compose);
      throw e;
    }
  }

  /** Asks in the container itself, as its check of health would; its port is not published. */
  private static String health(Compose compose) {
    try {
      compose.run("exec", "-T", "app", "/opt/rubis/docker/healthy");
      return "";
    } catch (CommandFailedException e) {
      return "not healthy";
    }
  }

  private static void await(String page, PageProbe.Question probe) {
    try {
      if (!probe.ask().isEmpty()) {
        throw new CommandFailedException(
            "After %d s nobody answers %s: look at the servers' logs"
                .formatted(PROBE.patience().toSeconds(), page));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted while waiting for " + page, e);
    }
  }

  /** Says what a container said that ended; otherwise waiting goes on. */
  private static boolean requireAlive(Compose compose, Map<Tier, Container> containers) {
    containers.forEach(
        (tier, container) -> {
          if (!container.isAlive()) {
            compose.container(tier.label());
          }
        });
    return true;
  }

  private static Container up(Compose compose, String service) {
    compose.run("up", "--detach", "--no-build", "--no-deps", "--force-recreate", service);
    return compose.container(service);
  }

  /** Its containers by tier. */
  Map<Tier, Container> containers() {
    return Map.copyOf(containers);
  }

  @Override
  public URI baseUri() {
    return baseUri;
  }

  @Override
  public URI uriForClients() {
    return URI.create("http://web:8080/" + implementation.name() + "/");
  }

  @Override
  public ClientTier clients(Pinning pinning) {
    return new ComposeClients(compose);
  }

  @Override
  public List<TierReader> readers() {
    return containers.entrySet().stream()
        .map(tier -> tier.getValue().reader(tier.getKey()))
        .toList();
  }

  /** Each link has a private network, so what a container's device carried is that link's. */
  @Override
  public Optional<LinkSource> links(DatabaseAddress database) {
    List<DeviceLinks.End> ends = new ArrayList<>();
    ends.add(answering(new Link(Tier.CLIENT, Tier.WEB), "pages"));
    ends.add(asking(new Link(Tier.WEB, Tier.DB)));
    if (containers.containsKey(Tier.APP)) {
      ends.add(answering(new Link(Tier.WEB, Tier.APP), "beans"));
      ends.add(asking(new Link(Tier.APP, Tier.DB)));
    }
    return Optional.of(new DeviceLinks(ends));
  }

  private DeviceLinks.End answering(Link link, String network) {
    return new DeviceLinks.End(link, containers.get(link.to()).device(network), true, HTTP_PORT);
  }

  private DeviceLinks.End asking(Link link) {
    return new DeviceLinks.End(
        link, containers.get(link.from()).device(ComposeDatabase.NETWORK), false, DATABASE_PORT);
  }

  /** A profiler cannot be put into a container from here. */
  @Override
  public Map<Tier, Long> pids() {
    return Map.of();
  }

  @Override
  public boolean isAlive() {
    return containers.get(Tier.WEB).isAlive();
  }

  @Override
  public String logPlace() {
    return "docker compose --project-name " + compose.project() + " logs web";
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    for (Tier tier : containers.keySet()) {
      String service = tier.label();
      Files.writeString(
          folder.resolve(service + ".log"),
          compose.run("logs", "--no-color", "--no-log-prefix", service));
      // the file is in a tmpfs, which 'docker cp' does not see
      Files.writeString(
          folder.resolve(service + "-gc.log"),
          compose.run("exec", "-T", service, "cat", "/var/lib/rubis/gc.log"));
    }
  }

  @Override
  public void close() {
    remove(compose);
  }

  private static void remove(Compose compose) {
    boolean interrupted = Thread.interrupted();
    compose.run("rm", "--stop", "--force", "app", "web");
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Map<String, String> variables(SiteConfiguration configuration, SiteStart start) {
    // where the database is, the containers know better
    SiteOptions options =
        start
            .recipe()
            .options(
                new DatabaseAddress("jdbc:mysql://db:3306/rubis", "rubis", ""), start.restoredAt());
    Map<String, String> properties = new TreeMap<>(options.siteSettings());
    properties.putAll(configuration.knobs().systemProperties());
    String jvmOptions = String.join(" ", options.jvmOptions());
    Map<String, String> variables = new TreeMap<>();
    variables.put("RUBIS_PORT", start.httpPort() == 0 ? "" : Integer.toString(start.httpPort()));
    variables.put("RUBIS_WEB_JAVA_OPTS", jvmOptions);
    variables.put("RUBIS_APP_JAVA_OPTS", jvmOptions);
    variables.put("RUBIS_PROPERTIES", inOneVariable(properties));
    return variables;
  }

  /** System properties of the servers, as a container takes them. */
  static String inOneVariable(Map<String, String> properties) {
    return properties.entrySet().stream()
        .map(property -> property.getKey() + "=" + property.getValue())
        .collect(Collectors.joining("\n"));
  }
}
