package org.rubisee.servers.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.ManagedServer;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.balancer.Balancer;
import org.rubisee.servers.balancer.BalancerProgram;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.openejb.OpenEjb;
import org.rubisee.servers.openejb.OpenEjbOptions;
import org.rubisee.servers.wildfly.WildFly;
import org.rubisee.servers.wildfly.WildFlyOptions;
import org.rubisee.servers.wildfly.WildFlyStart;
import org.rubisee.settings.SiteSettings;

/**
 * An implementation on this machine: its web server, or several behind a balancer, and, if it has
 * one, its application server, each a process of its own; or one server for both tiers, which
 * counts as the web server. The database runs already.
 *
 * <p>{@link #start} returns when the site answers a page that comes from the database; {@link
 * #close} stops the servers.
 */
public final class LocalSite implements AutoCloseable {

  private static final int PASSWORD_BYTES = 16;
  private static final String APP_PORT = "rubis.app.port";

  private final Implementation implementation;
  private final TierNodes app;
  private final TierNodes web;

  /** Set once, before anybody else has the site. */
  private StartUp startUp = new StartUp(0, 0, 0);

  private LocalSite(Implementation implementation, TierNodes app, TierNodes web) {
    this.implementation = implementation;
    this.app = app;
    this.web = web;
  }

  /**
   * Starts the servers of an implementation.
   *
   * @throws ServerFailedException if one does not start; nothing is left running
   */
  public static LocalSite start(Implementation implementation, SiteOptions options) {
    requireDistinctTickets(options);
    implementation.requireBuilt();
    options.knobs().balancer().ifPresent(BalancerProgram::requireInstalled);
    String password = newPassword();
    TierNodes app = TierNodes.NONE;
    try {
      if (implementation.hasAppTier() && !options.knobs().isCoLocated()) {
        app =
            TierNodes.start(
                options.knobs().appNodes(),
                appNode(implementation, options, password),
                Optional.empty());
      }
      LocalSite site =
          new LocalSite(implementation, app, webTier(implementation, options, password, app));
      site.awaitFirstPage(options);
      return site;
    } catch (RuntimeException e) {
      app.close();
      throw e;
    }
  }

  /** Where the implementation's pages begin; ends with a slash. */
  public URI baseUri() {
    return web.uri().resolve(implementation.name() + "/");
  }

  /** What is served. */
  public Implementation implementation() {
    return implementation;
  }

  /** The web server, the first one if there are several. */
  public ManagedServer web() {
    return web.first().orElseThrow();
  }

  /** All web servers. */
  public List<ManagedServer> webNodes() {
    return web.nodes();
  }

  /** What stands in front of the web servers, if anything does. */
  public Optional<Balancer> balancer() {
    return web.balancer();
  }

  /** The application server, the first one if there are several; none if there is no such tier. */
  public Optional<ManagedServer> app() {
    return app.first();
  }

  /** All application servers. */
  public List<ManagedServer> appNodes() {
    return app.nodes();
  }

  /** What its start took. */
  public StartUp startUp() {
    return startUp;
  }

  /** Stops the servers, web first. */
  @Override
  public void close() {
    web.close();
    app.close();
  }

  /**
   * Waits until each web server answers a page that comes from the database.
   *
   * @throws ServerFailedException if that takes too long or a server ends
   */
  public void awaitPages() {
    for (String page : List.of("index.html", implementation.readyPage())) {
      web.nodes().forEach(node -> node.awaitPage(implementation.name() + "/" + page));
    }
  }

  private void awaitFirstPage(SiteOptions options) {
    try {
      awaitPages();
      startUp =
          StartUp.ended(
              Stream.concat(app.nodes().stream(), web.nodes().stream()).toList(), options);
    } catch (RuntimeException e) {
      close();
      throw e;
    }
  }

  private static IntFunction<ManagedServer> appNode(
      Implementation implementation, SiteOptions options, String password) {
    if (options.knobs().runsIn("openejb")) {
      return number -> OpenEjb.start(openEjb(implementation, options, password));
    }
    WildFlyOptions node = app(implementation, options, password);
    return number -> WildFly.start(number == 1 ? node : node.named("app" + number));
  }

  private static OpenEjbOptions openEjb(
      Implementation implementation, SiteOptions options, String password) {
    return new OpenEjbOptions(
        "app",
        provisioned(options, "openejb"),
        options.folder().resolve("app"),
        0,
        implementation.app().get(0),
        properties(options),
        jvm(options, "app", password),
        callLogger(options).isPresent());
  }

  private static WildFlyOptions app(
      Implementation implementation, SiteOptions options, String password) {
    return new WildFlyOptions(
        "app",
        provisioned(options, "app-server"),
        options.folder().resolve("app"),
        WildFlyOptions.Ports.ANY,
        implementation.app(),
        properties(options),
        jvm(options, "app", password),
        callLogger(options));
  }

  private static TierNodes webTier(
      Implementation implementation, SiteOptions options, String password, TierNodes app) {
    Knobs knobs = options.knobs();
    Optional<BalancerProgram> balancer = knobs.balancer();
    int nodePort = balancer.isPresent() ? 0 : options.httpPort();
    SiteOptions nodeOptions = options.withHttpPort(nodePort);
    return TierNodes.start(
        knobs.webNodes(),
        webNode(implementation, nodeOptions, password, app),
        balancer.map(program -> roots -> balancer(program, options, roots)));
  }

  private static IntFunction<ManagedServer> webNode(
      Implementation implementation, SiteOptions options, String password, TierNodes app) {
    Map<String, String> properties = webProperties(options);
    putRoutes(properties, routes(options, app));
    return OtherWebServers.of(implementation, options, properties, jvm(options, "web", password))
        .orElseGet(() -> wildFly(implementation, options, password, app));
  }

  private static IntFunction<ManagedServer> wildFly(
      Implementation implementation, SiteOptions options, String password, TierNodes app) {
    WildFlyOptions node =
        implementation.hasAppTier() && app.nodes().isEmpty()
            ? both(implementation, options, password)
            : web(implementation, options, password, app);
    return number -> WildFly.start(number == 1 ? node : further(node, number, options.knobs()));
  }

  /** One that calls itself over the network does so at a port of its own. */
  private static WildFlyOptions further(WildFlyOptions node, int number, Knobs knobs) {
    WildFlyOptions other = node.named("web" + number);
    return knobs.isCoLocated() && knobs.isOverNetwork()
        ? other.with(
            Map.of(
                APP_PORT, Integer.toString(LoopbackPort.free(0, "the beans of " + other.name()))))
        : other;
  }

  private static Balancer balancer(BalancerProgram program, SiteOptions options, List<URI> roots) {
    return Balancer.start(
        program,
        options.folder().resolve("balancer").toAbsolutePath(),
        options.pinning().commandPrefix("balancer"),
        new Balancer.Setting(LoopbackPort.free(options.httpPort(), "the balancer"), roots));
  }

  private static WildFlyOptions web(
      Implementation implementation, SiteOptions options, String password, TierNodes app) {
    Map<String, String> properties = webProperties(options);
    List<Integer> ports = routes(options, app);
    if (options.knobs().runsIn("openejb")) {
      properties.putAll(OpenEjb.clientProperties(ports.get(0)));
    } else {
      putRoutes(properties, ports);
    }
    return new WildFlyOptions(
        "web",
        provisioned(options, "web-server"),
        options.folder().resolve("web"),
        new WildFlyOptions.Ports(options.httpPort(), 0),
        List.of(implementation.web()),
        properties,
        jvm(options, "web", password),
        callLogger(options));
  }

  /**
   * The application server with the pages in it, under the name and on the port of the web server.
   * If it calls its beans over the network, they have a port of their own.
   */
  private static WildFlyOptions both(
      Implementation implementation, SiteOptions options, String password) {
    boolean isOverNetwork = options.knobs().isOverNetwork();
    Map<String, String> properties = webProperties(options);
    if (isOverNetwork) {
      putRoutes(properties, List.of(LoopbackPort.free(0, "the beans")));
    }
    return new WildFlyOptions(
            "web",
            provisioned(options, "app-server"),
            options.folder().resolve("web"),
            new WildFlyOptions.Ports(options.httpPort(), 0),
            List.of(
                coLocated(implementation, options.folder().resolve("co-located"), isOverNetwork)),
            properties,
            jvm(options, "web", password),
            callLogger(options))
        .servingPagesLike(provisioned(options, "web-server"));
  }

  /** One archive of both tiers. */
  static Path coLocated(Implementation implementation, Path folder, boolean isOverNetwork) {
    if (implementation.app().size() != 1) {
      throw new ServerFailedException(
          implementation.name()
              + " has several archives for the application tier: placement=co-located needs one"
              + " enterprise archive");
    }
    try {
      return new CoLocatedArchive(implementation.app().get(0), implementation.web(), isOverNetwork)
          .write(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("Could not write one archive of both tiers to " + folder, e);
    }
  }

  /** The first application server has a property of its own; the others share one. */
  private static void putRoutes(Map<String, String> properties, List<Integer> ports) {
    if (!ports.isEmpty()) {
      properties.put(APP_PORT, Integer.toString(ports.get(0)));
    }
    if (ports.size() > 1) {
      properties.put(
          WildFlyStart.FURTHER_APP_NODES,
          ports.stream()
              .skip(1)
              .map(port -> ManagedServer.LOOPBACK + ":" + port)
              .collect(Collectors.joining(",")));
    }
  }

  private static List<Integer> routes(SiteOptions options, TierNodes app) {
    return app.nodes().stream().map(server -> route(options, server)).toList();
  }

  private static int route(SiteOptions options, TierServer app) {
    int port = app.port();
    return options.tap().map(tap -> tap.appRoute().applyAsInt(port)).orElse(port);
  }

  /** The interceptor that logs calls, if they are logged. */
  static Optional<Path> callLogger(SiteOptions options) {
    return options
        .tap()
        .filter(SiteTap::logsCalls)
        .map(tap -> options.home().resolve("servers/call-log/target/call-log.jar"));
  }

  /** Servers that count nonces each for itself issue the same ticket; the site takes one once. */
  private static void requireDistinctTickets(SiteOptions options) {
    String nonces = SiteSettings.PREFIX + "nonces";
    if (options.knobs().webNodes() > 1 && "sequence".equals(options.siteSettings().get(nonces))) {
      throw new ServerFailedException(
          "nonces=sequence is for one web server: with several, each counts from 1, and the site"
              + " refuses the second write with the same nonce. Leave out nonces or"
              + " web-nodes");
    }
  }

  /** Tickets are the web tier's: all its servers have the same key. */
  private static Map<String, String> webProperties(SiteOptions options) {
    Map<String, String> properties = properties(options);
    properties.putIfAbsent(SiteSettings.PREFIX + "ticket-key", newPassword());
    return properties;
  }

  /** System properties of all servers. */
  static Map<String, String> properties(SiteOptions options) {
    Map<String, String> properties = new TreeMap<>(options.siteSettings());
    properties.putAll(options.knobs().systemProperties());
    properties.put("wildfly.datasources.statistics-enabled", "true");
    properties.put("rubis.db.url", options.database().jdbcUrl());
    options.database().sslMode().ifPresent(mode -> properties.put(SiteDatabase.SSL_MODE, mode));
    properties.put("rubis.db.user", options.database().user());
    properties.put("rubis.db.password", options.database().password());
    return properties;
  }

  private static WildFlyOptions.JvmOptions jvm(SiteOptions options, String tier, String password) {
    return new WildFlyOptions.JvmOptions(
        options.jvmOptions(),
        options.pinning().commandPrefix(tier),
        Map.of(WildFlyOptions.APP_PASSWORD, password),
        options.knobs().jdk());
  }

  private static Path provisioned(SiteOptions options, String server) {
    return ServerBuild.servers(options).resolve(server).resolve("target/server");
  }

  private static String newPassword() {
    byte[] random = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }
}
