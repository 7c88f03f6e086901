package org.rubisee.bench.topology.container;

import java.net.InetAddress;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.wildfly.WildFlyStart;
import org.rubisee.settings.Text;

/**
 * What servers in containers and pods are told by variables of their environment, as {@code
 * deploy/docker/start} reads them.
 *
 * @param properties system properties of the servers of both tiers
 * @param jvmOptions further options of their JVMs, separated by spaces
 */
public record ContainerVariables(Map<String, String> properties, String jvmOptions) {

  /** The port of pages and beans in a container. */
  public static final int HTTP_PORT = 8080;

  /** The port of the database in its container. */
  public static final int DATABASE_PORT = 3306;

  /** The variable with system properties. */
  public static final String PROPERTIES = "RUBIS_PROPERTIES";

  /** The image of web tiers in Java. */
  public static final String WEB_IMAGE = "web";

  /** The image of web tiers in PHP. */
  public static final String PHP_IMAGE = "php";

  private static final String APP_HOST = "RUBIS_APP_HOST";
  private static final String IMAGE = "rubis-ee-";

  public ContainerVariables {
    properties = Map.copyOf(properties);
  }

  /**
   * Those of a site with its knobs.
   *
   * @param settings of the site, with their prefix
   */
  public static ContainerVariables of(
      Map<String, String> settings, SiteConfiguration configuration, SiteRecipe recipe) {
    Map<String, String> properties = new TreeMap<>(settings);
    properties.putAll(configuration.knobs().systemProperties());
    return new ContainerVariables(properties, String.join(" ", recipe.jvmOptions()));
  }

  /** The image of an implementation's web tier, without what all images are called. */
  public static String webImage(Implementation implementation) {
    return implementation.isHttpd() ? PHP_IMAGE : WEB_IMAGE;
  }

  /** The name of an image, as compose file and manifests have it. */
  public static String imageName(String image) {
    return IMAGE + image;
  }

  /** The value of {@link #PROPERTIES}. */
  public String inOneVariable() {
    return inOneVariable(properties);
  }

  private static String inOneVariable(Map<String, String> properties) {
    return new TreeMap<>(properties)
        .entrySet().stream()
            .map(property -> property.getKey() + "=" + property.getValue())
            .collect(Collectors.joining("\n"));
  }

  /**
   * Where the web tier finds its application servers, if there are several: it spreads its calls
   * itself.
   *
   * @param apps their host names or addresses
   */
  public Map<String, String> ways(List<String> apps) {
    if (apps.size() == 1) {
      return Map.of();
    }
    Map<String, String> all = new TreeMap<>(properties);
    all.put(
        WildFlyStart.FURTHER_APP_NODES,
        apps.stream().skip(1).map(app -> app + ":" + HTTP_PORT).collect(Collectors.joining(",")));
    return Map.of(APP_HOST, apps.get(0), PROPERTIES, inOneVariable(all));
  }

  /**
   * Makes servers log their calls, and reach the database over a relay.
   *
   * @param here the address at which containers reach the relays
   */
  public static Map<String, String> counted(InetAddress here, SiteWatch watch) {
    return Map.of(
        "RUBIS_CALL_LOG",
        "true",
        "RUBIS_DB_URL",
        Text.of("jdbc:mysql://%s:%d/rubis", here.getHostAddress(), watch.databasePort()));
  }

  /** Makes the web tier reach the application server over the relay at this port. */
  public static Map<String, String> relayed(InetAddress here, int appRoute) {
    return Map.of(APP_HOST, here.getHostAddress(), "RUBIS_APP_PORT", Integer.toString(appRoute));
  }
}
