package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Pod;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.client.KubernetesClientException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.model.SiteSettings;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.wildfly.WildFlyStart;

/** Web and application tier of an implementation, each a deployment of its own. */
final class KubernetesSite implements RunningSite {

  private static final String GC_LOG = "/var/lib/rubis/gc.log";
  private static final String CLOCK = SiteSettings.PREFIX + "clock";

  /** The variable with system properties of a server. */
  static final String PROPERTIES = "RUBIS_PROPERTIES";

  /**
   * What sites are made of.
   *
   * @param objects what is deployed
   * @param address finds the web tier, once it is there
   * @param usage reads what pods use; empty where that may not be read
   */
  record Parts(
      Cluster cluster, SiteObjects objects, WebAddress address, Optional<UsageReader> usage) {}

  /**
   * How the servers of one site are started.
   *
   * @param clock the business clock of all its pods
   * @param variables of the servers of both tiers
   * @param routes gives, for the pods of the application tier, further variables of the web tier
   * @param around objects that are there as long as the site is
   */
  record Setup(
      String clock,
      Map<String, String> variables,
      Function<List<Pod>, Map<String, String>> routes,
      List<HasMetadata> around) {}

  private final Parts parts;
  private final Implementation implementation;
  private final List<HasMetadata> around;
  private final Map<Tier, List<HasMetadata>> deployed = new LinkedHashMap<>();
  private final Map<Tier, TierReader> readers = new TreeMap<>();
  private int webServers;
  private Optional<WebAddress.Way> way = Optional.empty();

  private KubernetesSite(Parts parts, Implementation implementation, List<HasMetadata> around) {
    this.parts = parts;
    this.implementation = implementation;
    this.around = around;
  }

  /** Deploys the servers and waits for a page that comes from the database. */
  static KubernetesSite start(Parts parts, SiteConfiguration configuration, SiteStart start) {
    return start(parts, configuration, setup(configuration, start), start.httpPort());
  }

  /** The same with one server of each tier and with a setup of one's own. */
  static KubernetesSite start(Parts parts, Implementation implementation, Setup setup) {
    SiteConfiguration configuration =
        SiteConfiguration.of(List.of(implementation), Knobs.STANDARD).get(0);
    return start(parts, configuration, setup, 0);
  }

  private static KubernetesSite start(
      Parts parts, SiteConfiguration configuration, Setup setup, int httpPort) {
    KubernetesSite site = new KubernetesSite(parts, configuration.implementation(), setup.around());
    try {
      site.deploy(configuration.knobs(), setup, httpPort);
      return site;
    } catch (RuntimeException e) {
      site.close();
      throw e;
    }
  }

  private static Setup setup(SiteConfiguration configuration, SiteStart start) {
    // where the database is, the pods know better
    SiteOptions options =
        start
            .recipe()
            .options(
                new DatabaseAddress(SiteObjects.DATABASE_URL, "rubis", ""), start.restoredAt());
    Map<String, String> properties = new TreeMap<>(options.siteSettings());
    String clock = properties.remove(CLOCK);
    // the pods have the one of the secret
    properties.remove(SiteSettings.PREFIX + "ticket-key");
    properties.putAll(configuration.knobs().systemProperties());
    Map<String, String> variables =
        Map.of(
            "RUBIS_JAVA_OPTS",
            String.join(" ", options.jvmOptions()),
            PROPERTIES,
            inOneVariable(properties));
    return new Setup(clock, variables, apps -> routes(apps, properties), List.of());
  }

  private void deploy(Knobs knobs, Setup setup, int httpPort) {
    parts.cluster().apply(around);
    parts.cluster().apply(SiteObjects.configuration(implementation.name(), setup.clock()));
    Map<String, String> environment = new TreeMap<>(setup.variables());
    if (implementation.hasAppTier()) {
      List<Pod> apps = deploy(Tier.APP, knobs.appNodes(), environment);
      environment.putAll(setup.routes().apply(apps));
    }
    webServers = knobs.webNodes();
    List<Pod> web = deploy(Tier.WEB, autoscales() ? 1 : webServers, environment);
    way = Optional.of(parts.address().of(web, httpPort));
    awaitPages();
    if (autoscales()) {
      HorizontalPodAutoscaler scaler = parts.objects().autoscaler(webServers);
      deployed.get(Tier.WEB).add(0, scaler);
      parts.cluster().apply(List.of(scaler));
    }
  }

  private boolean autoscales() {
    return parts.objects().settings().autoscales();
  }

  private List<Pod> deploy(Tier tier, int servers, Map<String, String> environment) {
    List<HasMetadata> objects = parts.objects().servers(tier, servers, environment);
    deployed.put(tier, objects);
    parts.cluster().apply(objects);
    List<Pod> pods = parts.cluster().awaitReady(tier, servers);
    parts
        .usage()
        .ifPresent(
            usage ->
                readers.put(
                    tier,
                    new PodReader(
                        tier, () -> parts.cluster().pods(tier), usage, Clock.systemUTC())));
    return pods;
  }

  /** A web server that knows several application servers spreads its calls itself. */
  private static Map<String, String> routes(List<Pod> apps, Map<String, String> properties) {
    if (apps.size() == 1) {
      return Map.of();
    }
    List<String> addresses = apps.stream().map(pod -> pod.getStatus().getPodIP()).toList();
    Map<String, String> all = new TreeMap<>(properties);
    all.put(
        WildFlyStart.FURTHER_APP_NODES,
        addresses.stream().skip(1).map(one -> one + ":8080").collect(Collectors.joining(",")));
    return Map.of("RUBIS_APP_HOST", addresses.get(0), PROPERTIES, inOneVariable(all));
  }

  /** System properties of a server, as its container takes them. */
  static String inOneVariable(Map<String, String> properties) {
    return properties.entrySet().stream()
        .map(property -> property.getKey() + "=" + property.getValue())
        .collect(Collectors.joining("\n"));
  }

  @Override
  public URI baseUri() {
    return way.orElseThrow().root().resolve(implementation.name() + "/");
  }

  @Override
  public List<TierReader> readers() {
    return List.copyOf(readers.values());
  }

  /** A profiler cannot be put into a pod from here. */
  @Override
  public Map<Tier, Long> pids() {
    return Map.of();
  }

  @Override
  public boolean isAlive() {
    return parts.cluster().pods(Tier.WEB).stream().anyMatch(PodState::isReady);
  }

  @Override
  public Optional<WebNodes> webNodes() {
    if (webServers == 1) {
      return Optional.empty();
    }
    return Optional.of(
        autoscales()
            ? new AutoscaledPods(parts.cluster(), webServers)
            : new PodWebNodes(parts.cluster(), webServers));
  }

  @Override
  public void awaitPages() {
    URI page = baseUri().resolve("BrowseCategories");
    try {
      String answer = PageProbe.DEFAULT.await(page, () -> true);
      if (!answer.isEmpty()) {
        throw new CommandFailedException(
            "The web servers are ready, and %s does not answer here (%s): choose another --reach, and look whether a policy or a firewall is in between"
                .formatted(page, answer));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted while waiting for " + page, e);
    }
  }

  @Override
  public String logPlace() {
    return "kubectl --namespace " + parts.cluster().namespace() + " logs deployment/web";
  }

  @Override
  public void keepLogs(Path folder) throws IOException {
    for (Tier tier : deployed.keySet()) {
      int number = 0;
      for (Pod pod : parts.cluster().pods(tier)) {
        number++;
        String name = tier.label() + (number == 1 ? "" : number);
        Files.writeString(folder.resolve(name + ".log"), parts.cluster().log(pod, tier));
        keepGcLog(pod, tier, folder.resolve(name + "-gc.log"));
      }
    }
  }

  /** Copies what a command in the pod prints; where that may not be run, there is no such log. */
  private void keepGcLog(Pod pod, Tier tier, Path copy) throws IOException {
    try (InputStream log =
        parts
            .cluster()
            .client()
            .pods()
            .inNamespace(parts.cluster().namespace())
            .withName(PodState.name(pod))
            .inContainer(tier.label())
            .file(GC_LOG)
            .read()) {
      Files.copy(log, copy, StandardCopyOption.REPLACE_EXISTING);
    } catch (KubernetesClientException e) {
      Files.deleteIfExists(copy);
    }
  }

  /** Deletes what was deployed for this site, web first, even after a Ctrl-C. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    way.ifPresent(WebAddress.Way::close);
    way = Optional.empty();
    List<Tier> lastFirst = new ArrayList<>(deployed.keySet());
    Collections.reverse(lastFirst);
    lastFirst.forEach(tier -> parts.cluster().delete(deployed.get(tier), tier));
    deployed.clear();
    parts.cluster().delete(around, Tier.WEB);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
