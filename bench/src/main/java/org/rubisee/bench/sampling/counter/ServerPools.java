package org.rubisee.bench.sampling.counter;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

/**
 * The pools of a WildFly server: database connections and worker threads, as its metrics tell them.
 * Statistics of data sources have to be on ({@code wildfly.datasources.statistics-enabled}).
 *
 * <p>{@code poolOpen}, {@code poolInUse}, {@code poolMostUsed}, {@code threadsBusy} and {@code
 * threadsQueued} are levels: connections opened, lent, lent at most; worker threads at work,
 * requests that wait for one. {@code poolUsageMillis} and {@code poolWaitMillis} are sums: how long
 * connections were lent, and how long requests waited for one. {@code poolWaits} counts the
 * requests that had to.
 *
 * @param http asks; whoever made it closes it
 * @param metrics its address of metrics, in Prometheus' text format
 */
public record ServerPools(HttpClient http, URI metrics) implements CounterSource {

  /** Where WildFly tells its metrics, at its management port. */
  public static final String PATH = "/metrics";

  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final int OK = 200;

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

  /** A client for readings, which are short and do not overlap. */
  public static HttpClient client() {
    return HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(PATIENCE));
  }

  @Override
  public Map<String, Double> counters() throws IOException {
    try {
      HttpAnswer answer = http.send(SimpleRequestBuilder.get(metrics).build(), PATIENCE);
      if (answer.status() != OK) {
        throw new IOException(metrics + " answers with status " + answer.status());
      }
      return parse(answer.text());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while " + metrics + " was read", e);
    }
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
