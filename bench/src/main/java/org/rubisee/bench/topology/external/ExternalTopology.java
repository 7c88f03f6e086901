package org.rubisee.bench.topology.external;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.ExternalDatabase;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.RelayedSite;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.bench.topology.tier.StartOrder;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.balancer.Balancer;
import org.rubisee.servers.balancer.BalancerProgram;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.Text;

/**
 * The tiers run on machines of the user's. Agents there, where the user started them, say what
 * their tiers use, and restart servers if they may; without them the servers are driven as they
 * are.
 */
public final class ExternalTopology implements Topology {

  public static final String LABEL = Topology.EXTERNAL;

  /** The balancer in pinnings. */
  private static final String BALANCER = "balancer";

  private final ExternalDatabase database;
  private final HostAgents agents;
  private final Optional<LoadMachines> loadMachines;
  private final SiteRecipe recipe;

  private ExternalTopology(
      ExternalDatabase database,
      HostAgents agents,
      Optional<LoadMachines> loadMachines,
      SiteRecipe recipe) {
    this.database = database;
    this.agents = agents;
    this.loadMachines = loadMachines;
    this.recipe = recipe;
  }

  /** Why sites with these knobs cannot run on these machines; empty if they can. */
  public static Optional<String> refusal(Hosts hosts, Knobs knobs) {
    return SitePlaces.refusal(hosts, knobs);
  }

  /**
   * Asks all agents and the database once, so that what is missing is known at once.
   *
   * @throws CommandFailedException if one does not answer, or the recipe asks for what only who is
   *     at those machines can do
   */
  public static ExternalTopology open(Hosts hosts, SiteRecipe recipe, Terminal terminal) {
    requirePossible(recipe);
    requireNoPinning(recipe, hosts);
    HostAgents agents = HostAgents.open(hosts);
    Optional<LoadMachines> loadMachines = LoadMachines.open(hosts, terminal);
    Hosts.Database db = hosts.db();
    Optional<TierReader> reader =
        agents
            .at(Place.first(Tier.DB))
            .map(agent -> new AgentReader(agent.place(), agent.server()));
    ExternalDatabase database =
        ExternalDatabase.at(new DatabaseAddress(db.jdbcUrl(), db.user(), db.password()), terminal)
            .withSiteAddress(new DatabaseAddress(db.jdbcUrl(), db.siteUser(), db.sitePassword()))
            .readBy(reader);
    ExternalTopology topology = new ExternalTopology(database, agents, loadMachines, recipe);
    topology.remarks().forEach(terminal::say);
    return topology;
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
  public boolean restartsServers() {
    return agents.notRestarted().isEmpty();
  }

  @Override
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    return start(configuration, place -> order(place, configuration, start, Map.of(), false));
  }

  /**
   * The logs of calls are read through the agents.
   *
   * @throws CommandFailedException if a server may not be started by the bench
   */
  @Override
  public RelayedSite startRelayed(
      SiteConfiguration configuration, SiteStart start, InetAddress relays) {
    if (!restartsServers()) {
      throw new CommandFailedException(
          "A ledger needs servers that the bench starts: start their agents with --start-servers");
    }
    Hosts.Database db = hosts().db();
    return RelayedSite.start(
        new SiteWatch(relays, new InetSocketAddress(db.host(), db.port())),
        watch -> {
          Map<String, String> routes = routes(watch, relays);
          ExternalRunningSite site =
              start(configuration, place -> order(place, configuration, start, routes, true));
          return new RelayedSite(
              site,
              watch,
              new SiteWatch.Site(
                  site.baseUri(), site.calls(Tier.WEB).orElseThrow(), site.calls(Tier.APP)));
        });
  }

  /** Where the tiers are told that the tiers behind them are. */
  private Map<String, String> routes(SiteWatch watch, InetAddress relays) {
    Map<String, String> routes = new TreeMap<>();
    routes.put(StartOrder.DB_HOST, relays.getHostAddress());
    routes.put(StartOrder.DB_PORT, Integer.toString(watch.databasePort()));
    hosts()
        .server(Tier.APP)
        .ifPresent(
            app -> {
              InetSocketAddress server = new InetSocketAddress(app.host(), app.port());
              routes.put("rubis.app.host", relays.getHostAddress());
              routes.put("rubis.app.port", Integer.toString(watch.appRoute(server)));
            });
    return routes;
  }

  /**
   * Starts a site with orders of its own.
   *
   * @param orders gives one for each server that may be started
   */
  private ExternalRunningSite start(
      SiteConfiguration configuration, Function<Place, StartOrder> orders) {
    LocalKnobs.refuse(LABEL, configuration.knobs());
    SitePlaces places = SitePlaces.of(hosts(), configuration);
    Optional<Balancer.Setting> behind =
        places
            .balancer()
            .map(
                program -> {
                  program.requireInstalled();
                  return new Balancer.Setting(
                      LoopbackPort.free(0, "the balancer"), places.webRoots());
                });
    URI root =
        behind
            .map(at -> URI.create("http://" + ManagedServer.LOOPBACK + ":" + at.port() + "/"))
            .orElseGet(places::entry);
    URI baseUri = root.resolve(configuration.implementation().name() + "/");
    ExternalRunningSite site =
        new ExternalRunningSite(
            baseUri, places.webRoots(), loadMachines, configuration.keepsEntities());
    try {
      for (Place place : places.inOrder()) {
        Optional<HostAgent> agent = agents.at(place);
        agent.ifPresent(site::isWatchedBy);
        if (agent.filter(HostAgent::startsServers).isPresent()) {
          site.start(agent.get(), orders.apply(place));
        } else {
          requireNoKnobs(place, configuration);
        }
      }
      places.webRoots().forEach(web -> awaitPages(web.resolve(baseUri.getPath()), configuration));
      if (behind.isPresent()) {
        site.isBehind(balancer(places.balancer().orElseThrow(), behind.get()));
      }
      awaitPages(baseUri, configuration);
      return site;
    } catch (RuntimeException e) {
      site.close();
      throw e;
    }
  }

  private Balancer balancer(BalancerProgram program, Balancer.Setting setting) {
    return Balancer.start(
        program,
        recipe.checkout().work().resolve("external-balancer").toAbsolutePath(),
        recipe.pinning().commandPrefix(BALANCER),
        setting);
  }

  @Override
  public TierMachine machineOf(Tier tier) {
    return new TierMachines(agents, loadMachines.map(LoadMachines::agents).orElse(List.of()))
        .of(tier);
  }

  @Override
  public List<LoadMachine> loadMachines() {
    return loadMachines.map(LoadMachines::toResult).orElse(List.of());
  }

  @Override
  public List<String> remarks() {
    return new ExternalRemarks(agents, loadMachines, database.encryption()).sentences();
  }

  @Override
  public void close() {
    database.close();
    agents.close();
    loadMachines.ifPresent(LoadMachines::close);
  }

  /** All machines. */
  Hosts hosts() {
    return agents.hosts();
  }

  private static StartOrder order(
      Place place,
      SiteConfiguration configuration,
      SiteStart start,
      Map<String, String> routes,
      boolean logsCalls) {
    return new StartOrder(
        place.label(),
        configuration.implementation().name(),
        // all machines have the key of the hosts file
        start.recipe().settingsWithoutNewKey(start.restoredAt()),
        configuration.knobs().labels(),
        routes,
        logsCalls);
  }

  private static void awaitPages(URI baseUri, SiteConfiguration configuration) {
    for (String name : List.of("index.html", configuration.implementation().readyPage())) {
      URI page = baseUri.resolve(name);
      PageProbe.DEFAULT.require(
          page,
          () -> true,
          why ->
              new CommandFailedException(
                  Text.of(
                      "%s does not answer (%s): start the site there with 'rubis tier web %s', or let its agent do it with --start-servers",
                      page, why, configuration.implementation().name())));
    }
  }

  private static void requirePossible(SiteRecipe recipe) {
    if (!recipe.jvmOptions().isEmpty()) {
      throw new CommandFailedException(
          "--jvm-option does not reach other machines: give it to 'rubis agent' or 'rubis tier'"
              + " there");
    }
  }

  private static void requireNoPinning(SiteRecipe recipe, Hosts hosts) {
    if (!hosts.clients().isEmpty() && recipe.pinning().cpus().containsKey(Tier.CLIENT.label())) {
      throw new CommandFailedException(
          "--pin client has no effect with 'clients' in the hosts file: start 'rubis agent' on the"
              + " load machines with 'taskset -c CPUS', its emulators inherit that");
    }
    if (recipe.pinning().cpus().keySet().stream()
        .anyMatch(tier -> !List.of(Tier.CLIENT.label(), BALANCER).contains(tier))) {
      throw new CommandFailedException(
          "--pin reaches clients and balancer only: start 'rubis agent' on other machines with"
              + " 'taskset -c CPUS', its servers inherit that");
    }
  }

  private static void requireNoKnobs(Place place, SiteConfiguration configuration) {
    if (!configuration.knobs().values().isEmpty()) {
      throw new CommandFailedException(
          Text.of(
              "%s has knobs set (%s), and the bench may not start the %s server: start its agent with --start-servers",
              configuration.name(), configuration.knobs().labels().keySet(), place.label()));
    }
  }
}
