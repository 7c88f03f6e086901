package org.rubisee.bench.topology.external;

import java.net.InetAddress;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.results.LoadMachine;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
import org.rubisee.bench.sampling.ThisMachine;
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
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.knobs.Implementation;

/**
 * The tiers run on machines of the user's. Agents there, where the user started them, say what
 * their tiers use, and restart servers if they may; without them the servers are driven as they
 * are.
 */
public final class ExternalTopology implements Topology {

  public static final String LABEL = "external";

  private static final long SKEW_THAT_MATTERS_MILLIS = 1000;

  private final Hosts hosts;
  private final ExternalDatabase database;
  private final Map<Tier, HostAgent> agents;
  private final Optional<LoadMachines> loadMachines;

  private ExternalTopology(
      Hosts hosts,
      ExternalDatabase database,
      Map<Tier, HostAgent> agents,
      Optional<LoadMachines> loadMachines) {
    this.hosts = hosts;
    this.database = database;
    this.agents = Map.copyOf(agents);
    this.loadMachines = loadMachines;
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
    Map<Tier, HostAgent> agents = new TreeMap<>();
    hosts
        .agents()
        .forEach(
            (tier, address) ->
                agents.put(
                    tier,
                    HostAgent.of(
                        tier, new AgentClient(address, Secret.of(hosts.secrets().agents())))));
    Optional<LoadMachines> loadMachines = LoadMachines.open(hosts, terminal);
    Hosts.Database db = hosts.db();
    Optional<TierReader> reader =
        Optional.ofNullable(agents.get(Tier.DB))
            .map(agent -> new AgentReader(Tier.DB, agent.client()));
    ExternalDatabase database =
        ExternalDatabase.at(new DatabaseAddress(db.jdbcUrl(), db.user(), db.password()), terminal)
            .withSiteAddress(new DatabaseAddress(db.jdbcUrl(), db.siteUser(), db.sitePassword()))
            .readBy(reader);
    ExternalTopology topology = new ExternalTopology(hosts, database, agents, loadMachines);
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
    return start(configuration, tier -> order(tier, configuration, settings));
  }

  /**
   * Starts a site with orders of its own.
   *
   * @param orders gives one for each tier whose server may be started
   */
  ExternalRunningSite start(SiteConfiguration configuration, Function<Tier, StartOrder> orders) {
    LocalKnobs.refuse(LABEL, configuration);
    URI baseUri =
        URI.create(
            "http://" + hosts.web().address() + "/" + configuration.implementation().name() + "/");
    ExternalRunningSite site = new ExternalRunningSite(baseUri, loadMachines);
    try {
      for (Tier tier : tiersOf(configuration)) {
        Optional<HostAgent> agent = agent(tier);
        agent.ifPresent(site::isWatchedBy);
        if (agent.filter(HostAgent::startsServers).isPresent()) {
          site.start(agent.get(), orders.apply(tier));
        } else {
          requireNoKnobs(tier, configuration);
        }
      }
      awaitPages(baseUri, configuration);
      return site;
    } catch (RuntimeException e) {
      site.close();
      throw e;
    }
  }

  @Override
  public List<Ledger> ledgers(
      List<Implementation> implementations, InetAddress relays, Terminal terminal) {
    return new ExternalLedger(this, relays, terminal).count(implementations);
  }

  /** Machines are told apart by their kernels, since one of them may have several addresses. */
  @Override
  public TierMachine machineOf(Tier tier) {
    if (tier == Tier.CLIENT) {
      return loadMachines.map(this::machineOfLoad).orElse(TierMachine.OF_THE_BENCH);
    }
    if (tier == Tier.APP && hosts.app() == null) {
      return TierMachine.OF_THE_BENCH;
    }
    String address = hosts.host(tier);
    return agent(tier)
        .map(HostAgent::state)
        .map(
            state ->
                new TierMachine(
                    nameOf(state.bootId()),
                    "%s: %s, %d CPUs, %s"
                        .formatted(
                            address,
                            state.machine().cpuModel(),
                            state.machine().cores(),
                            state.java()),
                    state.machine().cores()))
        .orElse(new TierMachine(address, address, 0));
  }

  /**
   * The load machines as one. If a server shares one of them, they have its name, so that the
   * report says that clients and servers share processors.
   */
  private TierMachine machineOfLoad(LoadMachines machines) {
    List<String> names = machines.bootIds().stream().map(ExternalTopology::nameOf).toList();
    List<LoadMachine> all = machines.toResult();
    String shared =
        Hosts.tiers().stream()
            .map(tier -> machineOf(tier).name())
            .filter(
                name ->
                    names.contains(name)
                        || all.stream().anyMatch(each -> each.address().equals(name)))
            .findFirst()
            .orElse(String.join("+", names));
    return new TierMachine(
        shared,
        all.stream()
            .map(
                each ->
                    "%s: %s, %d CPUs, %s"
                        .formatted(
                            each.address(),
                            each.machine().cpuModel(),
                            each.machine().cores(),
                            each.java()))
            .collect(Collectors.joining("; ")),
        all.stream().mapToInt(each -> each.machine().cores()).sum());
  }

  /** The machine of the bench has no name. */
  private static String nameOf(String bootId) {
    return bootId.equals(ThisMachine.bootId()) ? "" : bootId;
  }

  @Override
  public List<LoadMachine> loadMachines() {
    return loadMachines.map(LoadMachines::toResult).orElse(List.of());
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        "The tiers ran on machines of the user's (web %s, app %s, db %s): what two of them, or clients and web tier, said to each other crossed a network in place of the loopback interface."
            .formatted(
                hosts.web().host(),
                hosts.server(Tier.APP).map(Hosts.Server::host).orElse("none"),
                hosts.db().host()));
    remarks.add(
        "The connection of the bench to the database was %s. Servers that agents start connect with the same URL%s."
            .formatted(
                database.encryption(),
                hosts.db().hasSiteAccount()
                    ? " and an account that reads and writes rows only"
                    : " and the same account, which may change tables"));
    loadMachines.ifPresent(
        machines ->
            remarks.add(
                "The load came from machines of its own: "
                    + machines.inWords()
                    + ". Offsets are against the clock of the bench, when the run began."));
    String unwatched = labels(Hosts.tiers().stream().filter(this::isUnwatched).toList());
    if (!unwatched.isEmpty()) {
      remarks.add(
          "CPU time, memory and network of these tiers could not be seen, since no agent is named"
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
                    "The clock of the %s tier's machine was %.1f s before that of the bench: synchronise them."
                        .formatted(agent.tier().label(), agent.skewMillis() / 1e3)));
    return remarks;
  }

  @Override
  public void close() {
    database.close();
    agents.values().forEach(agent -> agent.client().close());
    loadMachines.ifPresent(LoadMachines::close);
  }

  /** The agent of a tier; empty where there is none. */
  Optional<HostAgent> agent(Tier tier) {
    return Optional.ofNullable(agents.get(tier));
  }

  /** All machines. */
  Hosts hosts() {
    return hosts;
  }

  private static StartOrder order(
      Tier tier, SiteConfiguration configuration, Map<String, String> settings) {
    return new StartOrder(
        tier.label(),
        configuration.implementation().name(),
        settings,
        configuration.knobs().labels(),
        Map.of(),
        false);
  }

  private List<Tier> tiersOf(SiteConfiguration configuration) {
    if (!configuration.implementation().hasAppTier()) {
      return List.of(Tier.WEB);
    }
    if (hosts.app() == null) {
      throw new CommandFailedException(
          configuration.implementation().name()
              + " has an application tier, and the hosts file has none: add 'app' there");
    }
    return List.of(Tier.APP, Tier.WEB);
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

  private static void requireNoPinning(SiteRecipe recipe, Hosts hosts) {
    if (!hosts.clients().isEmpty() && recipe.pinning().cpus().containsKey(Tier.CLIENT.label())) {
      throw new CommandFailedException(
          "--pin client has no effect with 'clients' in the hosts file: start 'rubis agent' on the"
              + " load machines with 'taskset -c CPUS', its emulators inherit that");
    }
    if (recipe.pinning().cpus().keySet().stream()
        .anyMatch(tier -> !tier.equals(Tier.CLIENT.label()))) {
      throw new CommandFailedException(
          "--pin reaches the clients only: start 'rubis agent' on other machines with 'taskset -c"
              + " CPUS', its servers inherit that");
    }
  }

  private static void requireNoKnobs(Tier tier, SiteConfiguration configuration) {
    if (!configuration.knobs().values().isEmpty()) {
      throw new CommandFailedException(
          "%s has knobs set (%s), and the bench may not start the %s server: start its agent with --start-servers"
              .formatted(
                  configuration.name(), configuration.knobs().labels().keySet(), tier.label()));
    }
  }

  private boolean isUnwatched(Tier tier) {
    boolean exists = tier != Tier.APP || hosts.app() != null;
    return exists && !agents.containsKey(tier);
  }

  private List<Tier> notRestarted() {
    return List.of(Tier.WEB, Tier.APP).stream()
        .filter(tier -> hosts.server(tier).isPresent())
        .filter(tier -> agent(tier).filter(HostAgent::startsServers).isEmpty())
        .toList();
  }

  private static String labels(List<Tier> tiers) {
    return tiers.stream().map(Tier::label).collect(Collectors.joining(", "));
  }
}
