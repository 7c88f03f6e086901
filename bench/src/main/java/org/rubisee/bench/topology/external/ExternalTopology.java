package org.rubisee.bench.topology.external;

import java.net.InetAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.ExternalDatabase;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.Secret;
import org.rubisee.bench.topology.agent.StartOrder;
import org.rubisee.model.SiteSettings;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.balancer.Balancer;
import org.rubisee.servers.balancer.BalancerProgram;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.wildfly.WildFlyStart;

/**
 * The tiers run on machines of the user's. Agents there, where the user started them, say what
 * their tiers use, and restart servers if they may; without them the servers are driven as they
 * are.
 */
public final class ExternalTopology implements Topology {

  public static final String LABEL = Topology.EXTERNAL;

  /** The balancer in pinnings. */
  private static final String BALANCER = "balancer";

  private static final long SKEW_THAT_MATTERS_MILLIS = 1000;

  private final Hosts hosts;
  private final ExternalDatabase database;
  private final Map<Place, HostAgent> agents;
  private final SiteRecipe recipe;

  private ExternalTopology(
      Hosts hosts, ExternalDatabase database, Map<Place, HostAgent> agents, SiteRecipe recipe) {
    this.hosts = hosts;
    this.database = database;
    this.agents = Collections.unmodifiableMap(new TreeMap<>(agents));
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
    requireNoPinning(recipe);
    Map<Place, HostAgent> agents = new TreeMap<>();
    hosts
        .agents()
        .forEach(
            (place, address) ->
                agents.put(
                    place,
                    HostAgent.of(
                        place, new AgentClient(address, Secret.of(hosts.secrets().agents())))));
    Hosts.Database db = hosts.db();
    Optional<TierReader> reader =
        Optional.ofNullable(agents.get(Place.first(Tier.DB)))
            .map(agent -> new AgentReader(agent.place(), agent.client()));
    ExternalDatabase database =
        ExternalDatabase.at(new DatabaseAddress(db.jdbcUrl(), db.user(), db.password()), terminal)
            .withSiteAddress(new DatabaseAddress(db.jdbcUrl(), db.siteUser(), db.sitePassword()))
            .readBy(reader);
    ExternalTopology topology = new ExternalTopology(hosts, database, agents, recipe);
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
    return notRestarted().isEmpty();
  }

  @Override
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    Map<String, String> settings = new TreeMap<>(start.recipe().settings(start.restoredAt()));
    // all machines have the one of the hosts file
    settings.remove(SiteSettings.PREFIX + "ticket-key");
    return start(configuration, place -> order(place, configuration, settings));
  }

  /**
   * Starts a site with orders of its own.
   *
   * @param orders gives one for each server that may be started
   */
  ExternalRunningSite start(SiteConfiguration configuration, Function<Place, StartOrder> orders) {
    LocalKnobs.refuse(LABEL, configuration);
    SitePlaces places = SitePlaces.of(hosts, configuration);
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
            .map(at -> URI.create("http://" + WildFlyStart.LOOPBACK + ":" + at.port() + "/"))
            .orElseGet(places::entry);
    URI baseUri = root.resolve(configuration.implementation().name() + "/");
    ExternalRunningSite site = new ExternalRunningSite(baseUri, places.webRoots());
    try {
      for (Place place : places.inOrder()) {
        Optional<HostAgent> agent = agent(place);
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
  public List<Ledger> ledgers(
      List<Implementation> implementations, InetAddress relays, Terminal terminal) {
    return new ExternalLedger(this, relays, terminal).count(implementations);
  }

  @Override
  public TierMachine machineOf(Tier tier) {
    return new ServerMachines(hosts, agents).of(tier);
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        "The tiers ran on machines of the user's (web %s, app %s, db %s): what two of them, or clients and web tier, said to each other crossed a network in place of the loopback interface."
            .formatted(inWords(Tier.WEB), inWords(Tier.APP), hosts.db().host()));
    remarks.add(
        "The connection of the bench to the database was %s. Servers that agents start connect with the same URL%s."
            .formatted(
                database.encryption(),
                hosts.db().hasSiteAccount()
                    ? " and an account that reads and writes rows only"
                    : " and the same account, which may change tables"));
    if (hosts.servers(Tier.WEB).size() > 1) {
      remarks.add(
          hosts.hasBalancer()
              ? "Clients reach several web servers through the user's balancer at "
                  + hosts.balancer()
                  + ". What it used was not sampled."
              : "In front of several web servers, the balancer ran on the machine of the bench,"
                  + " beside the clients. Its CPU time counts for the web tier.");
    }
    String unwatched = labels(places().stream().filter(place -> agent(place).isEmpty()).toList());
    if (!unwatched.isEmpty()) {
      remarks.add(
          "CPU time, memory and network of these servers could not be seen, since no agent is named"
              + " for them: "
              + unwatched
              + ".");
    }
    String notRestarted = labels(notRestarted());
    if (!notRestarted.isEmpty()) {
      remarks.add(
          "Servers were not restarted between trials, since the bench may not start them: "
              + notRestarted
              + ". Their settings are those that they were started with.");
    }
    agents.values().stream()
        .filter(agent -> Math.abs(agent.skewMillis()) > SKEW_THAT_MATTERS_MILLIS)
        .forEach(
            agent ->
                remarks.add(
                    "The clock of the machine of %s was %.1f s before that of the bench: synchronise them."
                        .formatted(agent.place().label(), agent.skewMillis() / 1e3)));
    return remarks;
  }

  @Override
  public void close() {
    database.close();
    agents.values().forEach(agent -> agent.client().close());
  }

  /** The agent of a server; empty where there is none. */
  private Optional<HostAgent> agent(Place place) {
    return Optional.ofNullable(agents.get(place));
  }

  /** All machines. */
  Hosts hosts() {
    return hosts;
  }

  private static StartOrder order(
      Place place, SiteConfiguration configuration, Map<String, String> settings) {
    return new StartOrder(
        place.label(),
        configuration.implementation().name(),
        settings,
        configuration.knobs().labels(),
        Map.of(),
        false);
  }

  private static void awaitPages(URI baseUri, SiteConfiguration configuration) {
    try {
      for (String page : List.of("index.html", "BrowseCategories")) {
        String answer = PageProbe.DEFAULT.await(baseUri.resolve(page), () -> true);
        if (!answer.isEmpty()) {
          throw new CommandFailedException(
              "%s does not answer (%s): start the site there with 'rubis tier web %s', or let its agent do it with --start-servers"
                  .formatted(baseUri.resolve(page), answer, configuration.implementation().name()));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted while waiting for a page", e);
    }
  }

  private static void requirePossible(SiteRecipe recipe) {
    if (!recipe.jvmOptions().isEmpty()) {
      throw new CommandFailedException(
          "--jvm-option does not reach other machines: give it to 'rubis agent' or 'rubis tier'"
              + " there");
    }
  }

  private static void requireNoPinning(SiteRecipe recipe) {
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
          "%s has knobs set (%s), and the bench may not start the %s server: start its agent with --start-servers"
              .formatted(
                  configuration.name(), configuration.knobs().labels().keySet(), place.label()));
    }
  }

  /** All servers of the hosts file, the database's too. */
  private List<Place> places() {
    List<Place> places = new ArrayList<>();
    for (Tier tier : Hosts.tiers()) {
      int servers = tier == Tier.DB ? 1 : hosts.servers(tier).size();
      IntStream.rangeClosed(1, servers).forEach(number -> places.add(new Place(tier, number)));
    }
    return places;
  }

  private List<Place> notRestarted() {
    return places().stream()
        .filter(place -> place.tier() != Tier.DB)
        .filter(place -> agent(place).filter(HostAgent::startsServers).isEmpty())
        .toList();
  }

  private String inWords(Tier tier) {
    List<Hosts.Server> servers = hosts.servers(tier);
    return servers.isEmpty()
        ? "none"
        : servers.stream().map(Hosts.Server::host).collect(Collectors.joining(" and "));
  }

  private static String labels(List<Place> places) {
    return places.stream().map(Place::label).collect(Collectors.joining(", "));
  }
}
