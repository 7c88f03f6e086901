package org.rubisee.bench.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.measurement.MeasurementFolder;

/**
 * A trial that goes on, as controllers see it. Each change is kept in the trial's folder, in
 * {@value #FILE}: when, in seconds since the trial's start, what, and its new value.
 */
public final class ControlledTrial {

  /** The name of the file. */
  public static final String FILE = "control.csv";

  static final String WEB_NODES = "web-nodes";

  private static final String HEADING = "at_seconds,actuator,value\n";
  private static final double NANOS_PER_SECOND = 1e9;

  private final Path folder;
  private final Path clients;
  private final Optional<WebNodes> nodes;
  private final long beganNanos = System.nanoTime();
  private final TierCpuMeter cpu = new TierCpuMeter();
  private int inUse;

  /**
   * A trial that begins now.
   *
   * @param folder the trial's
   * @param clients where its emulators write
   * @param nodes its web servers, if they can change
   */
  public ControlledTrial(Path folder, Path clients, Optional<WebNodes> nodes) {
    this.folder = folder;
    this.clients = clients;
    this.nodes = nodes;
    inUse = nodes.map(WebNodes::started).orElse(1);
    keep(HEADING);
    changed(0, WEB_NODES, inUse);
  }

  /** Takes a reading of a tier. */
  public void read(TierSample sample) {
    cpu.add(sample);
  }

  /** All metrics. */
  String metrics() throws IOException {
    PrometheusText metrics = new PrometheusText();
    metrics.gauge("trial_running", "Whether a trial is under way: 1 or 0.").value(1);
    new SecondMetrics(MeasurementFolder.secondsSoFar(clients)).write(metrics);
    cpu.write(metrics);
    metrics
        .gauge("web_nodes_in_use", "Web servers that get requests.")
        .value(inUse())
        .gauge("web_nodes_started", "Web servers that run.")
        .value(nodes.map(WebNodes::started).orElse(1));
    return metrics.toString();
  }

  private synchronized int inUse() {
    return inUse;
  }

  /**
   * Sets how many web servers get requests, and returns when this holds.
   *
   * @throws IllegalArgumentException if it cannot be done; the message says what to do
   */
  synchronized void useWebNodes(int count) throws InterruptedException {
    WebNodes servers =
        nodes.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The site has one web server and no balancer: start the run with"
                        + " --web-nodes 2 or more"));
    servers.use(count);
    inUse = count;
    changed((System.nanoTime() - beganNanos) / NANOS_PER_SECOND, WEB_NODES, count);
  }

  private void changed(double atSeconds, String actuator, int value) {
    keep(String.format(Locale.ROOT, "%.3f,%s,%d%n", atSeconds, actuator, value));
  }

  private void keep(String line) {
    try {
      Files.writeString(
          folder.resolve(FILE), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("Changes cannot be kept in " + folder, e);
    }
  }
}
