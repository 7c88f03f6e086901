package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.KubernetesClient;
import io.fabric8.kubernetes.client.KubernetesClientBuilder;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.wire.CallSource;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierMachine;
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
import org.rubisee.servers.Loopback;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * Each tier in pods of its own, by the manifests in {@code deploy/}. Bench and clients stay
 * outside.
 */
public final class KubernetesTopology implements Topology {

  public static final String LABEL = Topology.KUBERNETES;

  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private final KubernetesSite.Parts parts;
  private final ContainerDatabase database;
  private final KubernetesDatabase databaseServer;
  private final List<HasMetadata> deployed;
  private final Optional<String> unread;
  private final Map<Tier, TierMachine> machines = new TreeMap<>();

  private KubernetesTopology(
      KubernetesSite.Parts parts,
      ContainerDatabase database,
      KubernetesDatabase databaseServer,
      List<HasMetadata> deployed,
      Optional<String> unread) {
    this.parts = parts;
    this.database = database;
    this.databaseServer = databaseServer;
    this.deployed = deployed;
    this.unread = unread;
  }

  /**
   * What is deployed, where.
   *
   * @param recipe how servers are started
   * @param options of the database
   * @param settings of the cluster
   */
  public record Order(SiteRecipe recipe, MySqlOptions options, ClusterSettings settings) {}

  /**
   * Deploys the database with what all tiers share.
   *
   * @throws CommandFailedException if no cluster answers, the namespace belongs to somebody else,
   *     or the database cannot start; the message says what to do
   */
  public static KubernetesTopology open(Order order, Terminal terminal) {
    Config config = Config.autoConfigure(order.settings().context().orElse(null));
    ClientKey.stateAlgorithm(config);
    KubernetesClient client = new KubernetesClientBuilder().withConfig(config).build();
    try {
      Cluster cluster = new Cluster(client, order.settings().namespace(), PATIENCE);
      return open(cluster, Tunnels.through(cluster), order, terminal);
    } catch (KubernetesClientException e) {
      client.close();
      throw new CommandFailedException(
          "The cluster at "
              + config.getMasterUrl()
              + " refused a request ("
              + e.getMessage()
              + "): set KUBECONFIG or --context, and look what 'kubectl auth can-i --list' shows",
          e);
    } catch (RuntimeException e) {
      client.close();
      throw e;
    }
  }

  /** The same with a cluster and ways into it of one's own. */
  static KubernetesTopology open(Cluster cluster, Tunnels tunnels, Order order, Terminal terminal) {
    requirePossible(order.recipe());
    SiteObjects objects =
        new SiteObjects(Manifests.in(order.recipe().checkout().home()), order.settings());
    ClaimedNamespace claimed = ClaimedNamespace.of(cluster, objects);
    terminal.progress("Starting the database's pod");
    List<HasMetadata> deployed = new ArrayList<>(objects.common());
    deployed.addAll(objects.database(environment(order.options())));
    try {
      claimed.keepSecrets();
      cluster.apply(deployed);
      KubernetesDatabase server = new KubernetesDatabase(cluster, tunnels);
      ContainerDatabase database =
          ContainerDatabase.of(server, order.options(), cluster.patience(), terminal);
      UsageReader usage = new UsageReader(cluster.client(), cluster.namespace(), System::nanoTime);
      Optional<String> unread = usage.complaint(server.pod().getSpec().getNodeName());
      if (unread.isEmpty()) {
        server.readBy(
            new PodReader(Tier.DB, () -> cluster.pods(Tier.DB), usage, Clock.systemUTC()));
      }
      KubernetesTopology topology =
          new KubernetesTopology(
              new KubernetesSite.Parts(
                  cluster,
                  objects,
                  new WebAddress(cluster, tunnels, order.settings().reach()),
                  unread.isEmpty() ? Optional.of(usage) : Optional.empty()),
              database,
              server,
              deployed,
              unread);
      topology.rememberMachine(Tier.DB);
      return topology;
    } catch (RuntimeException e) {
      end(cluster, deployed);
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
  public RunningSite start(SiteConfiguration configuration, SiteStart start) {
    return start(configuration, setup(configuration, start));
  }

  /** How the servers of a site are started that is not counted. */
  static KubernetesSite.Setup setup(SiteConfiguration configuration, SiteStart start) {
    ContainerVariables told = told(configuration, start);
    return new KubernetesSite.Setup(
        start.recipe().clock(start.restoredAt()),
        variables(told),
        apps -> told.ways(apps.stream().map(pod -> pod.getStatus().getPodIP()).toList()),
        start.httpPort(),
        List.of(),
        List.of());
  }

  private KubernetesSite start(SiteConfiguration configuration, KubernetesSite.Setup setup) {
    LocalKnobs.refuse(LABEL, configuration.knobs());
    parts.objects().settings().requireWayTo(configuration.knobs().webNodes());
    KubernetesSite site = KubernetesSite.start(parts, configuration, setup);
    rememberMachine(Tier.WEB);
    rememberMachine(Tier.APP);
    return site;
  }

  /**
   * A relay reaches the server behind it by a tunnel, past policies, so only the pods' way to the
   * relays is opened. Logs of calls are read by commands in the pods.
   */
  @Override
  public RelayedSite startRelayed(
      SiteConfiguration configuration, SiteStart start, InetAddress relays) {
    return RelayedSite.start(
        new SiteWatch(relays, atLoopback(databaseServer.port())),
        watch -> {
          List<Tunnels.Tunnel> ways = new ArrayList<>();
          Map<String, String> variables = new TreeMap<>(variables(told(configuration, start)));
          variables.putAll(ContainerVariables.counted(relays, watch));
          KubernetesSite site =
              start(
                  configuration,
                  new KubernetesSite.Setup(
                      start.recipe().clock(start.restoredAt()),
                      variables,
                      apps -> {
                        ways.add(wayTo(apps.get(0)));
                        return ContainerVariables.relayed(
                            relays, watch.appRoute(atLoopback(ways.get(0).port())));
                      },
                      0,
                      List.of(SiteObjects.wayTo(relays)),
                      ways));
          return new RelayedSite(
              site,
              watch,
              new SiteWatch.Site(site.baseUri(), calls(Tier.WEB).orElseThrow(), calls(Tier.APP)));
        });
  }

  private Tunnels.Tunnel wayTo(Pod app) {
    return parts.address().tunnels().open(PodState.name(app), ContainerVariables.HTTP_PORT, 0);
  }

  private Optional<CallSource> calls(Tier tier) {
    return parts.cluster().pods(tier).stream()
        .findFirst()
        .map(pod -> PodCallLog.calls(parts.cluster(), pod, tier));
  }

  private static InetSocketAddress atLoopback(int port) {
    return new InetSocketAddress(Loopback.address(), port);
  }

  /** The pods have the clock from an object of their own, and the key from the secret. */
  private static ContainerVariables told(SiteConfiguration configuration, SiteStart start) {
    Map<String, String> settings = start.recipe().settingsWithoutNewKey(start.restoredAt());
    settings.remove(KubernetesSite.CLOCK);
    return ContainerVariables.of(settings, configuration, start.recipe());
  }

  private static Map<String, String> variables(ContainerVariables told) {
    return Map.of(
        "RUBIS_JAVA_OPTS", told.jvmOptions(), ContainerVariables.PROPERTIES, told.inOneVariable());
  }

  @Override
  public boolean restartsServers() {
    return true;
  }

  @Override
  public boolean autoscales() {
    return parts.objects().settings().autoscales();
  }

  @Override
  public TierMachine machineOf(Tier tier) {
    return machines.getOrDefault(tier, TierMachine.OF_THE_BENCH);
  }

  private void rememberMachine(Tier tier) {
    NodeMachine.of(parts.cluster(), parts.cluster().pods(tier))
        .ifPresent(machine -> machines.put(tier, machine));
  }

  @Override
  public Optional<String> java() {
    return Optional.of("of the image " + image(ContainerVariables.WEB_IMAGE));
  }

  @Override
  public Optional<String> php() {
    return Optional.of("httpd with PHP of the image " + image(ContainerVariables.PHP_IMAGE));
  }

  private String image(String name) {
    return parts.objects().manifests().images().get(ContainerVariables.imageName(name));
  }

  @Override
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        "Each tier ran in pods of a Kubernetes cluster: a call between two tiers crosses the"
            + " network of the pods, and on its way to web and application tier the virtual address"
            + " of a service.");
    remarks.add(
        "Calls between tiers and connections to the database were not encrypted, unless the network"
            + " of the pods encrypts what crosses it.");
    remarks.add(
        switch (parts.address().reach()) {
          case FORWARD ->
              "The clients ran on the machine of the bench, and their requests went through the API"
                  + " server and a kubelet (--reach forward): response times are those of this way,"
                  + " too.";
          case SERVICE, NODE_PORT ->
              "The clients ran on the machine of the bench and reached the web tier by --reach "
                  + parts.address().reach().label()
                  + ": a connection, not a request, is given to one of its servers.";
        });
    remarks.add(
        unread
            .map(why -> "What the pods use could not be read: " + why + ".")
            .orElse(
                "CPU time and memory of the pods are those of the kubelets, which look about every"
                    + " 10 s; user mode and kernel are not told apart. Readings between are"
                    + " interpolated, so give phases of minutes."));
    if (autoscales()) {
      remarks.add(
          "A HorizontalPodAutoscaler decided how many web servers there were, from 1 to web-nodes,"
              + " by the CPU time that metrics-server reads.");
    }
    remarks.add(
        "The database was restored by SQL and its pod replaced before each trial; its files are not"
            + " byte for byte those of a fresh load.");
    return remarks;
  }

  /** Deletes what was deployed; namespace, secrets and the volume with the data stay. */
  @Override
  public void close() {
    database.close();
    end(parts.cluster(), deployed);
    parts.cluster().client().close();
  }

  private static void end(Cluster cluster, List<HasMetadata> deployed) {
    boolean interrupted = Thread.interrupted();
    cluster.delete(deployed, Tier.DB);
    cluster.delete(SiteObjects.configuration("", ""), Tier.DB);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void requirePossible(SiteRecipe recipe) {
    if (recipe.pinning().cpus().keySet().stream()
        .anyMatch(tier -> !tier.equals(Tier.CLIENT.label()))) {
      throw new CommandFailedException(
          "--pin reaches the clients only: with --topology kubernetes, place tiers with --nodes");
    }
  }

  private static Map<String, String> environment(MySqlOptions options) {
    return Map.of(
        "RUBIS_BUFFER_POOL",
        options.bufferPoolMib() + "M",
        "RUBIS_FLUSH_LOG_AT_COMMIT",
        options.durability() == MySqlOptions.Durability.FULL ? "1" : "2");
  }
}
