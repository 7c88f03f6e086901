package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * The pools of a WildFly server: database connections and worker threads, as its metrics tell them.
 * Statistics of data sources have to be on ({@code wildfly.datasources.statistics-enabled}).
 *
 * <p>{@code poolOpen}, {@code poolInUse}, {@code poolMostUsed}, {@code threadsBusy} and {@code
 * threadsQueued} are levels: connections opened, lent, lent at most; worker threads at work,
 * requests that wait for one. {@code poolUsageMillis} and {@code poolWaitMillis} are sums: how long
 * connections were lent, and how long requests waited for one. {@code poolWaits} counts the
 * requests that had to.
 */
public final class ServerPools implements CounterSource {

  /** Where WildFly tells its metrics, at its management port. */
  public static final String PATH = "/metrics";

  private static final int PATIENCE_MILLIS = 2000;

  private static final Map<String, String> NAMES =
      Map.of(
          "wildfly_datasources_pool_active_count", "poolOpen",
          "wildfly_datasources_pool_in_use_count", "poolInUse",
          "wildfly_datasources_pool_max_used_count", "poolMostUsed",
          "wildfly_datasources_pool_total_usage_time", "poolUsageMillis",
          "wildfly_datasources_pool_total_blocking_time", "poolWaitMillis",
          "wildfly_datasources_pool_wait_count", "poolWaits",
          "wildfly_io_busy_task_thread_count", "threadsBusy",
          "wildfly_io_queue_size", "threadsQueued");

  private final URI metrics;

  /**
   * The pools of a server.
   *
   * @param metrics its address of metrics, in Prometheus' text format
   */
  public ServerPools(URI metrics) {
    this.metrics = metrics;
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    HttpURLConnection connection = (HttpURLConnection) metrics.toURL().openConnection();
    connection.setConnectTimeout(PATIENCE_MILLIS);
    connection.setReadTimeout(PATIENCE_MILLIS);
    return parse(new String(connection.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
  }

  /** What belongs to several data sources is added up. */
  static Map<String, Double> parse(String text) {
    Map<String, Double> counters = new TreeMap<>();
    text.lines()
        .filter(line -> !line.startsWith("#"))
        .forEach(
            line -> {
              int brace = line.indexOf('{');
              String name = NAMES.get(brace < 0 ? "" : line.substring(0, brace));
              if (name != null) {
                double value = Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
                counters.merge(name, value, Double::sum);
              }
            });
    return counters;
  }
}
