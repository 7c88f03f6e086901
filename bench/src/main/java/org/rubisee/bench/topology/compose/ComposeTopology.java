package org.rubisee.bench.topology.compose;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * Each tier in a container of its own, by {@code docker-compose.yml}. The bench stays outside: it
 * reaches the database and reads the containers' processes as the machine's, so it needs a Docker
 * engine on this very machine.
 */
public final class ComposeTopology implements Topology {

  public static final String LABEL = "compose";

  /** A project of its own: a site that a user brought up is left alone. */
  static final String PROJECT = "rubis-ee-bench";

  private static final String IMAGE = "rubis-ee-web";

  private final Compose compose;
  private final ComposeDatabase database;

  private ComposeTopology(Compose compose, ComposeDatabase database) {
    this.compose = compose;
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
      return new ComposeTopology(compose, ComposeDatabase.in(compose, options, terminal));
    } catch (RuntimeException e) {
      end(compose);
      throw e;
    }
  }

  @Override
  public String label() {
    return LABEL;
  }

  /** How its containers are run. */
  Compose compose() {
    return compose;
  }

  @Override
  public ComposeDatabase database() {
    return database;
  }

  @Override
  public Optional<String> java() {
    String settings =
        compose.docker(
            "run",
            "--rm",
            "--network=none",
            "--entrypoint=sh",
            IMAGE,
            "-c",
            "java -XshowSettings:properties -version 2>&1");
    return Optional.of(
        value(settings, "java.vm.name") + " " + value(settings, "java.version") + ", of the image");
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
    return ComposeSite.start(compose, configuration, start);
  }

  /** The relays stand at this machine's address in the database's network, whatever was asked. */
  @Override
  public List<Ledger> ledgers(
      List<Implementation> implementations, InetAddress relays, Terminal terminal) {
    return new ComposeLedger(this, terminal).count(implementations);
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
          "Containers of project %s run already: wait for the other run, or remove what an earlier one left with 'docker compose --project-name %s down'"
              .formatted(PROJECT, PROJECT));
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
