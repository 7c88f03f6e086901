package org.rubisee.bench.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.measurement.MeasurementFolder;

/**
 * A trial that goes on, as controllers see it. Each change is kept in the trial's folder, in
 * {@value ControlChange#FILE}.
 */
public final class ControlledTrial {

  private static final double NANOS_PER_SECOND = 1e9;

  private final Path folder;
  private final Path clients;
  private final Optional<WebNodes> nodes;
  private final long beganNanos = System.nanoTime();
  private final TierCpuMeter cpu = new TierCpuMeter();
  private final boolean isStatic;
  private int inUse;

  /**
   * A trial that begins now.
   *
   * @param folder the trial's
   * @param clients where its emulators write
   * @param nodes its web servers, if there are several
   * @param always how many of them get requests all the time; 0: controllers may change it
   */
  public ControlledTrial(Path folder, Path clients, Optional<WebNodes> nodes, int always) {
    this.folder = folder;
    this.clients = clients;
    this.nodes = nodes;
    isStatic = always > 0;
    inUse = isStatic ? always : nodes.map(WebNodes::started).orElse(1);
    changed(0, ControlChange.WEB_NODES, inUse);
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
   * @throws IllegalStateException if the site keeps its servers in this trial
   */
  synchronized void useWebNodes(int count) throws InterruptedException {
    WebNodes servers =
        nodes.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The site has one web server and no balancer: start the run with"
                        + " --web-nodes 2 or more"));
    if (isStatic) {
      throw new IllegalStateException(
          "In this trial the site keeps its web servers in use (--static-nodes): wait for another"
              + " one.");
    }
    servers.use(count);
    inUse = count;
    changed((System.nanoTime() - beganNanos) / NANOS_PER_SECOND, ControlChange.WEB_NODES, count);
  }

  private void changed(double atSeconds, String actuator, int value) {
    try {
      new ControlChange(atSeconds, actuator, value).appendTo(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("Changes cannot be kept in " + folder, e);
    }
  }
}
