package org.rubisee.bench.topology.compose;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.RelayedSite;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.container.ContainerDatabase;
import org.rubisee.bench.topology.container.ContainerVariables;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.settings.Text;

/**
 * Each tier in a container of its own, by {@code docker-compose.yml}. The bench stays outside: it
 * reaches the database and reads the containers' processes as the machine's, so it needs a Docker
 * engine on this very machine.
 */
public final class ComposeTopology implements Topology {

  public static final String LABEL = "compose";

  /** A project of its own: a site that a user brought up is left alone. */
  static final String PROJECT = "rubis-ee-bench";

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final Compose compose;
  private final ComposeDatabase databaseServer;
  private final ContainerDatabase database;

  private ComposeTopology(
      Compose compose, ComposeDatabase databaseServer, ContainerDatabase database) {
    this.compose = compose;
    this.databaseServer = databaseServer;
    this.database = database;
  }

  /**
   * Builds the images where sources changed and starts the database.
   *
   * @param keepsImages whether the images are taken as they are
   * @throws CommandFailedException if there is no Docker, the build fails or another run is going
   *     on; the message says what to do
   */
  public static ComposeTopology open(
      SiteRecipe recipe, MySqlOptions options, boolean keepsImages, Terminal terminal) {
    Compose compose =
        new Compose(
            List.of("docker"),
            recipe.checkout().home(),
            PROJECT,
            variables(recipe.pinning(), options));
    requireAlone(compose);
    if (!keepsImages) {
      terminal.progress("Building the images; the first time this takes some minutes");
      compose.run(
          line -> terminal.progress("Building the images: " + line),
          "--profile",
          "client",
          "build");
    }
    terminal.progress("Starting the database's container");
    try {
      compose.run("up", "--detach", "--no-build", "db");
      ComposeDatabase server = new ComposeDatabase(compose);
      return new ComposeTopology(
          compose, server, ContainerDatabase.of(server, options, PATIENCE, terminal));
    } catch (RuntimeException e) {
      end(compose);
      throw e;
    }
  }

  @Override
  public String label() {
    return LABEL;
  }

  @Override
  public DatabaseTier database() {
    return database;
  }

  @Override
  public Optional<String> java() {
    String settings =
        said(ContainerVariables.WEB_IMAGE, "java -XshowSettings:properties -version 2>&1");
    return Optional.of(
        value(settings, "java.vm.name") + " " + value(settings, "java.version") + ", of the image");
  }

  @Override
  public Optional<String> php() {
    String packages =
        said(
            ContainerVariables.PHP_IMAGE,
            "dpkg-query --show --showformat='${Package} ${Version}\\n' apache2-bin"
                + " 'libapache2-mod-php*.*'");
    return Optional.of(String.join(", ", packages.lines().toList()) + ", of the image");
  }

  /** What a command says in a container of an image. */
  private String said(String image, String command) {
    return compose.docker(
        "run",
        "--rm",
        "--network=none",
        "--entrypoint=sh",
        ContainerVariables.imageName(image),
        "-c",
        command);
  }

  private static String value(String settings, String key) {
    return settings
        .lines()
        .map(String::strip)
        .filter(line -> line.startsWith(key + " = "))
        .map(line -> line.substring(key.length() + 3))
        .findFirst()
        .orElse("unknown");
  }

  @Override
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    LocalKnobs.refuse(LABEL, configuration.knobs());
    ContainerVariables told = told(configuration, start);
    return ComposeSite.start(
        compose.with(variables(configuration, start.httpPort(), told)),
        configuration,
        apps -> told.ways(apps.stream().map(Container::name).toList()));
  }

  /**
   * The relays are at this machine's address in the database's private network, which all servers
   * reach, whatever was asked. The logs of calls are files of the containers, which only root
   * reads.
   */
  @Override
  public RelayedSite startRelayed(
      SiteConfiguration configuration, SiteStart start, InetAddress relays) {
    LocalKnobs.refuse(LABEL, configuration.knobs());
    String data = databaseServer.host();
    InetAddress here = Neighbour.of(data);
    return RelayedSite.start(
        new SiteWatch(here, new InetSocketAddress(data, ContainerVariables.DATABASE_PORT)),
        watch -> {
          ComposeSite site =
              ComposeSite.start(
                  compose
                      .with(variables(configuration, 0, told(configuration, start)))
                      .with(ContainerVariables.counted(here, watch)),
                  configuration,
                  apps -> ContainerVariables.relayed(here, watch.appRoute(beans(apps.get(0)))));
          return relayed(site, watch);
        });
  }

  private static RelayedSite relayed(ComposeSite site, SiteWatch watch) {
    Map<Tier, Container> containers = site.containers();
    try {
      return new RelayedSite(
          site,
          watch,
          new SiteWatch.Site(
              site.baseUri(),
              containers.get(Tier.WEB).callLog(),
              Optional.ofNullable(containers.get(Tier.APP)).map(Container::callLog)));
    } catch (CommandFailedException e) {
      site.close();
      throw e;
    }
  }

  private static InetSocketAddress beans(Container app) {
    return new InetSocketAddress(app.addresses().get("beans"), ContainerVariables.HTTP_PORT);
  }

  private static ContainerVariables told(SiteConfiguration configuration, SiteStart start) {
    return ContainerVariables.of(
        start.recipe().settings(start.restoredAt()), configuration, start.recipe());
  }

  /** Variables of one site. */
  private static Map<String, String> variables(
      SiteConfiguration configuration, int httpPort, ContainerVariables told) {
    boolean several = configuration.knobs().webNodes() > 1;
    String port = httpPort == 0 ? "" : Integer.toString(httpPort);
    return Map.of(
        "RUBIS_PORT",
        several ? "" : port,
        "RUBIS_BALANCER_PORT",
        several ? port : "",
        "RUBIS_NODE",
        several || configuration.knobs().appNodes() > 1 ? "hostname" : "",
        "RUBIS_WEB_JAVA_OPTS",
        told.jvmOptions(),
        "RUBIS_APP_JAVA_OPTS",
        told.jvmOptions(),
        ContainerVariables.PROPERTIES,
        told.inOneVariable());
  }

  @Override
  public boolean restartsServers() {
    return true;
  }

  @Override
  public List<String> remarks() {
    return List.of(
        "Each tier ran in a container of its own on one machine: a call between two tiers crosses"
            + " two virtual network devices and a bridge, one hop more than over loopback, and no"
            + " wire.",
        "The clients ran in a container too and reached the web tier by its private network, past"
            + " the published port.",
        "The database was restored by SQL and its server restarted before each trial; its files are"
            + " not byte for byte those of a fresh load.");
  }

  /** Removes containers and networks; the database's volume stays for the next run. */
  @Override
  public void close() {
    end(compose);
  }

  private static void end(Compose compose) {
    boolean interrupted = Thread.interrupted();
    compose.run("--profile", "client", "down", "--remove-orphans", "--timeout", "20");
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void requireAlone(Compose compose) {
    if (!compose.run("ps", "--quiet").isBlank()) {
      throw new CommandFailedException(
          Text.of(
              "Containers of project %s run already: wait for the other run, or remove what an earlier one left with 'docker compose --project-name %s down'",
              PROJECT, PROJECT));
    }
  }

  /** What stays the same for all trials. */
  private static Map<String, String> variables(Pinning pinning, MySqlOptions options) {
    Map<String, String> variables = new TreeMap<>();
    variables.put("RUBIS_PORT", "");
    // the bench asks for pages itself; checks of health would be work beside what is measured
    variables.put("RUBIS_HEALTH_INTERVAL", "1h");
    variables.put("RUBIS_BUFFER_POOL", options.bufferPoolMib() + "M");
    variables.put(
        "RUBIS_FLUSH_LOG_AT_COMMIT",
        options.durability() == MySqlOptions.Durability.FULL ? "1" : "2");
    for (Tier tier : Tier.values()) {
      Set<Integer> cpus = pinning.of(tier.label());
      if (!cpus.isEmpty()) {
        variables.put(
            "RUBIS_" + tier.name() + "_CPUSET",
            cpus.stream().map(String::valueOf).collect(Collectors.joining(",")));
      }
    }
    return variables;
  }
}
