package org.rubisee.bench.topology;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.results.Build;
import org.rubisee.bench.results.DatabaseEngine;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.results.tier.TierPlacement;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.emulator.cli.JvmOptions;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.DatabaseStatus;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.httpd.PhpHome;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.knobs.Server;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.site.ServerBuild;
import org.rubisee.servers.webcontainer.WebContainerKind;
import org.rubisee.servers.wildfly.ProvisionedSoftware;
import org.rubisee.servers.wildfly.WildFly;
import org.rubisee.settings.Text;

/** Collects the environment of a run for its results: machine, software and tiers. */
public final class EnvironmentCollector {

  /** Servers that only some configurations have. */
  private static final Set<String> OTHER_SERVERS =
      Set.of("OpenEJB", "GlassFish", "Tomcat", "Jetty");

  private EnvironmentCollector() {}

  /**
   * Collects it.
   *
   * @param recipe how the servers are started
   * @param configurations what is compared
   * @param topology where it runs; its database answers
   */
  public static Environment of(
      SiteRecipe recipe, List<SiteConfiguration> configurations, Topology topology) {
    DatabaseTier database = topology.database();
    DatabaseStatus status = Databases.status(database.address());
    Map<String, String> software = new TreeMap<>(ProvisionedSoftware.versions());
    software.keySet().removeIf(product -> isUnused(product, configurations));
    software.put("Java", java(configurations, topology));
    builds(recipe.checkout(), configurations)
        .map(ServerBuild::product)
        .forEach(
            product -> software.put(product, versions(recipe.checkout(), configurations, product)));
    return new Environment(
        ThisMachine.description(),
        new DatabaseEngine(
            status.engine(), status.version(), status.plan().orElse(recipe.plan()).scale().rows()),
        placements(recipe, configurations, topology, status).stream()
            .map(tier -> tier.at(topology.machineOf(tier.tier())))
            .toList(),
        software,
        recipe.reportedSettings(configurations),
        topology.restartsServers(),
        remarks(recipe.checkout(), configurations, topology, status),
        build(recipe.checkout(), configurations),
        topology.loadMachines(),
        differences(configurations));
  }

  /** What cannot be equal between the servers of these sites; empty if they have the same one. */
  static Map<String, Map<String, String>> differences(List<SiteConfiguration> configurations) {
    Map<String, Map<String, String>> differences = new LinkedHashMap<>();
    configurations.stream()
        .map(EnvironmentCollector::servingPages)
        .filter(server -> !server.differences().isEmpty())
        .forEach(server -> differences.putIfAbsent(server.title(), server.differences()));
    return differences.size() > 1 ? differences : Map.of();
  }

  private static Server servingPages(SiteConfiguration configuration) {
    return configuration
        .knobs()
        .webContainer()
        .map(Server::ofWebContainer)
        .orElseGet(() -> servingPages(configuration.server()));
  }

  private static List<String> remarks(
      Checkout checkout,
      List<SiteConfiguration> configurations,
      Topology topology,
      DatabaseStatus status) {
    List<String> remarks = new ArrayList<>(topology.remarks());
    builds(checkout, configurations).map(ServerBuild::remark).forEach(remarks::add);
    BuildInfo.missingCommit(checkout.home()).ifPresent(remarks::add);
    otherDatabase(status.engineAndVersion(), EmbeddedMySql.engine()).ifPresent(remarks::add);
    return remarks;
  }

  /** The servers that this suite did not provision. */
  private static Stream<ServerBuild> builds(
      Checkout checkout, List<SiteConfiguration> configurations) {
    return configurations.stream()
        .flatMap(configuration -> build(checkout, configuration.knobs()).stream())
        .distinct();
  }

  /** The versions of a server that has other builds; several where configurations differ. */
  private static String versions(
      Checkout checkout, List<SiteConfiguration> configurations, String product) {
    return configurations.stream()
        .map(SiteConfiguration::knobs)
        .filter(knobs -> knobs.server().title().equals(product))
        .map(
            knobs ->
                build(checkout, knobs)
                    .map(ServerBuild::version)
                    .orElseGet(() -> knobs.server().version()))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static Optional<ServerBuild> build(Checkout checkout, Knobs knobs) {
    return ServerBuild.of(knobs, checkout.home());
  }

  /**
   * What a report says of a database that is not the one of the build.
   *
   * @param used engine and version of the run
   * @param built those of the build
   * @return nothing if they are the same
   */
  static Optional<String> otherDatabase(String used, String built) {
    return used.equals(built)
        ? Optional.empty()
        : Optional.of(
            Text.of(
                    "The database is %s, that of the build is %s: do not compare runs of the two as if they",
                    used, built)
                + " had the same database.");
  }

  /**
   * The archives as they are here: servers elsewhere run copies that 'rubis export' made of them.
   */
  private static Build build(Checkout checkout, List<SiteConfiguration> configurations) {
    Map<String, String> archives = new TreeMap<>();
    for (SiteConfiguration configuration : configurations) {
      for (Path archive : configuration.implementation().archives()) {
        archives.computeIfAbsent(
            checkout.home().relativize(archive).toString(), path -> BuildInfo.sha256(archive));
      }
    }
    return new Build(BuildInfo.version(), BuildInfo.commit(checkout.home()), archives);
  }

  /** The Java of the servers; several where configurations differ in it. */
  private static String runtimes(List<SiteConfiguration> configurations) {
    return configurations.stream()
        .map(configuration -> configuration.knobs().jdk().runtime())
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  private static String java(List<SiteConfiguration> configurations, Topology topology) {
    return topology.java().orElseGet(() -> runtimes(configurations));
  }

  private static String server(Checkout checkout, Knobs knobs, Function<Knobs, String> product) {
    String name = product.apply(knobs);
    return build(checkout, knobs)
        .map(build -> name + " " + build.version())
        .orElseGet(() -> name + " " + ProvisionedSoftware.versions().get(name));
  }

  /** Whether a server is one that no configuration has. */
  private static boolean isUnused(String product, List<SiteConfiguration> configurations) {
    return OTHER_SERVERS.contains(product)
        && configurations.stream()
            .map(SiteConfiguration::knobs)
            .noneMatch(
                knobs -> product.equals(beanServer(knobs)) || product.equals(pageServer(knobs)));
  }

  private static String beanServer(Knobs knobs) {
    return knobs.server().title();
  }

  private static String pageServer(Knobs knobs) {
    return knobs
        .webContainer()
        .map(WebContainerKind::named)
        .map(WebContainerKind::product)
        .orElseGet(() -> servingPages(knobs.server()).title());
  }

  private static Server servingPages(Server server) {
    return server.lacks("pages") ? Server.named(Server.STANDARD) : server;
  }

  /** What runs a tier; several where configurations differ in it. */
  private static String servers(
      Checkout checkout,
      List<SiteConfiguration> configurations,
      Function<Knobs, String> product,
      Topology topology) {
    String java = java(configurations, topology);
    return configurations.stream()
        .map(
            configuration ->
                configuration.implementation().isHttpd()
                    ? php(configuration, topology)
                    : server(checkout, configuration.knobs(), product) + " on " + java)
        .distinct()
        .collect(Collectors.joining(" or "));
  }

  private static String php(SiteConfiguration configuration, Topology topology) {
    return topology
        .php()
        .orElseGet(() -> PhpHome.find(configuration.knobs().systemProperties()).inWords());
  }

  private static List<TierPlacement> placements(
      SiteRecipe recipe,
      List<SiteConfiguration> configurations,
      Topology topology,
      DatabaseStatus status) {
    List<String> jvmOptions = new ArrayList<>(WildFly.defaultJvmOptions());
    jvmOptions.addAll(recipe.jvmOptions());
    String options = shown(jvmOptions);
    String pages =
        servers(recipe.checkout(), configurations, EnvironmentCollector::pageServer, topology);
    String beans =
        servers(recipe.checkout(), configurations, EnvironmentCollector::beanServer, topology);
    return List.of(
        placement(recipe, Tier.WEB, pages + at(topology, Tier.WEB), options),
        placement(recipe, Tier.APP, beans + at(topology, Tier.APP), options),
        placement(
            recipe,
            Tier.DB,
            status.engineAndVersion() + at(topology, Tier.DB),
            topology.database().options()),
        placement(
            recipe,
            Tier.CLIENT,
            topology.java().orElseGet(() -> Jdk.current().runtime()) + at(topology, Tier.CLIENT),
            shown(JvmOptions.list())));
  }

  /** Options of a JVM, without the secrets of their properties. */
  static String shown(List<String> jvmOptions) {
    return jvmOptions.stream().map(DatabaseAddress::masked).collect(Collectors.joining(" "));
  }

  private static String at(Topology topology, Tier tier) {
    String machine = topology.machineOf(tier).words();
    return machine.isEmpty() ? "" : " at " + machine;
  }

  private static TierPlacement placement(
      SiteRecipe recipe, Tier tier, String runtime, String options) {
    return new TierPlacement(tier, recipe.pinning().of(tier.label()), 0, runtime, options);
  }
}
