package org.rubisee.bench.topology.tier;

import java.util.Map;

/**
 * How a server is to be started. It can turn what the site and the knobs offer, and nothing else:
 * neither programs nor options of the JVM come over the network.
 *
 * @param tier {@code web} or {@code app}
 * @param implementation its name
 * @param siteSettings settings of the site, with their prefix
 * @param knobs knobs by their labels
 * @param routes where other tiers are, if not where the host's own settings say: {@link #DB_HOST},
 *     {@link #DB_PORT}, {@code rubis.app.host}, {@code rubis.app.port}; a URL, whose parameters
 *     could open files, is none of them
 * @param logsCalls whether the server writes a line for each call, for the ledger
 */
public record StartOrder(
    String tier,
    String implementation,
    Map<String, String> siteSettings,
    Map<String, String> knobs,
    Map<String, String> routes,
    boolean logsCalls) {

  /** The route to the database: a host name or an address. */
  public static final String DB_HOST = "rubis.db.host";

  /** The route to the database: a port. */
  public static final String DB_PORT = "rubis.db.port";

  public StartOrder {
    siteSettings = Map.copyOf(siteSettings);
    knobs = Map.copyOf(knobs);
    routes = Map.copyOf(routes);
  }

  /**
   * Reads an order.
   *
   * @param json UTF-8
   * @throws IllegalArgumentException if it is none; the message says what is missing or wrong
   */
  public static StartOrder parse(byte[] json) {
    return OrderReader.read(json, StartOrder.class);
  }
}
