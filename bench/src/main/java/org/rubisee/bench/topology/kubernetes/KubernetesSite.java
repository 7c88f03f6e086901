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
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.bench.topology.container.ContainerVariables;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.SiteSettings;
import org.rubisee.settings.Text;

/** Web and application tier of an implementation, each a deployment of its own. */
final class KubernetesSite implements RunningSite {

  private static final String GC_LOG = "/var/lib/rubis/gc.log";

  /** The setting that all pods of a site read from one object. */
  static final String CLOCK = SiteSettings.PREFIX + "clock";

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
   * @param httpPort of the pages on this machine, where they come through a tunnel; 0: any free one
   * @param around objects that are there as long as the site is
   * @param ways of the bench to its pods that end with the site
   */
  record Setup(
      String clock,
      Map<String, String> variables,
      Function<List<Pod>, Map<String, String>> routes,
      int httpPort,
      List<HasMetadata> around,
      List<Tunnels.Tunnel> ways) {}

  private final Parts parts;
  private final Implementation implementation;
  private final Setup setup;
  private final Map<Tier, List<HasMetadata>> deployed = new LinkedHashMap<>();
  private final Map<Tier, TierReader> readers = new TreeMap<>();
  private int webServers;
  private Optional<WebAddress.Way> way = Optional.empty();

  private KubernetesSite(Parts parts, Implementation implementation, Setup setup) {
    this.parts = parts;
    this.implementation = implementation;
    this.setup = setup;
  }

  /** Deploys the servers and waits for a page that comes from the database. */
  static KubernetesSite start(Parts parts, SiteConfiguration configuration, Setup setup) {
    KubernetesSite site = new KubernetesSite(parts, configuration.implementation(), setup);
    try {
      site.deploy(configuration.knobs());
      return site;
    } catch (RuntimeException e) {
      site.close();
      throw e;
    }
  }

  private void deploy(Knobs knobs) {
    parts.cluster().apply(setup.around());
    parts.cluster().apply(SiteObjects.configuration(implementation.name(), setup.clock()));
    Map<String, String> environment = new TreeMap<>(setup.variables());
    if (implementation.hasAppTier()) {
      List<Pod> apps = deploy(Tier.APP, knobs.appNodes(), environment);
      environment.putAll(setup.routes().apply(apps));
    }
    webServers = knobs.webNodes();
    List<Pod> web = deploy(Tier.WEB, autoscales() ? 1 : webServers, environment);
    way = Optional.of(parts.address().of(web, setup.httpPort()));
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
    String image = tier == Tier.WEB ? ContainerVariables.webImage(implementation) : tier.label();
    List<HasMetadata> objects = parts.objects().servers(tier, image, servers, environment);
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

  @Override
  public URI baseUri() {
    return way.orElseThrow().root().resolve(implementation.name() + "/");
  }

  @Override
  public List<TierReader> readers() {
    return List.copyOf(readers.values());
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
    URI page = baseUri().resolve(implementation.readyPage());
    PageProbe.DEFAULT.require(
        page,
        () -> true,
        why ->
            new CommandFailedException(
                Text.of(
                    "The web servers are ready, and %s does not answer here (%s): choose another --reach, and look whether a policy or a firewall is in between",
                    page, why)));
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
    setup.ways().forEach(Tunnels.Tunnel::close);
    parts.cluster().delete(setup.around(), Tier.WEB);
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
