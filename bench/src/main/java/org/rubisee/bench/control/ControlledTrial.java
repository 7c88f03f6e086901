package org.rubisee.bench.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.rubisee.bench.results.ControlChange;
import org.rubisee.bench.results.tier.TierSample;
import org.rubisee.bench.topology.ConnectionPools;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.emulator.load.RateOrder;
import org.rubisee.measurement.MeasurementFolder;

/**
 * A trial that goes on, as controllers see it. Each change is kept in the trial's folder, in
 * {@value ControlChange#FILE}.
 */
public final class ControlledTrial {

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MILLIS_PER_SECOND = 1000;

  private final Path folder;
  private final Path clients;
  private final Optional<WebNodes> nodes;
  private final Optional<ConnectionPools> pools;
  private final LongSupplier nanoTime;
  private final long beganNanos;
  private final TierCpuMeter cpu = new TierCpuMeter();
  private final ControlledSite.Decider decider;
  private volatile Optional<RateActuator> rate = Optional.empty();
  private volatile Optional<RateOrder> ordered = Optional.empty();
  private volatile int poolSize;
  private volatile int inUse;
  private int asked;

  /**
   * A trial that begins now.
   *
   * @param folder the trial's
   * @param clients where its emulators write
   * @param site what can be changed
   */
  public ControlledTrial(Path folder, Path clients, ControlledSite site) {
    this(folder, clients, site, System::nanoTime);
  }

  /**
   * The same by another clock.
   *
   * @param nanoTime a monotonic clock, nanoseconds
   */
  public ControlledTrial(Path folder, Path clients, ControlledSite site, LongSupplier nanoTime) {
    this.folder = folder;
    this.clients = clients;
    this.nanoTime = nanoTime;
    beganNanos = nanoTime.getAsLong();
    nodes = site.nodes();
    pools = site.pools();
    decider = site.decider();
    inUse = site.inUse() > 0 ? site.inUse() : nodes.map(WebNodes::started).orElse(1);
    asked = inUse;
    changed(0, ControlChange.WEB_NODES, inUse);
    poolSize = pools.map(ConnectionPools::started).orElse(0);
    if (pools.isPresent()) {
      changed(0, ControlChange.POOL, poolSize);
    }
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
        .value(inUse)
        .gauge("web_nodes_started", "Web servers that run.")
        .value(nodes.map(WebNodes::started).orElse(1));
    pools.ifPresent(
        present ->
            metrics
                .gauge("pool_size", "Connections that each server may lend.")
                .value(poolSize)
                .gauge("pool_size_started", "Connections of each server's pool.")
                .value(present.started()));
    ordered.ifPresent(
        order ->
            (order.isFactor()
                    ? metrics.gauge("rate_factor", "Ordered: times the rate of the schedule.")
                    : metrics.gauge("rate_per_second", "Ordered: arrivals per second."))
                .value(order.value()));
    return metrics.toString();
  }

  /**
   * Sets how many web servers get requests, for a controller, and returns when this holds.
   *
   * @throws IllegalArgumentException if it cannot be done; the message says what to do
   * @throws IllegalStateException if controllers do not decide this in this trial
   */
  void useWebNodes(int count) throws InterruptedException {
    WebNodes servers = changingNodes();
    if (!decider.refusal().isEmpty()) {
      throw new IllegalStateException(decider.refusal());
    }
    use(servers, count);
  }

  /**
   * Sets how many web servers get requests, for the run's schedule of nodes, and returns when this
   * holds.
   *
   * @throws IllegalArgumentException if it cannot be done; the message says what to do
   * @throws org.rubisee.servers.ServerFailedException if the servers or the balancer do not follow
   */
  public void useScheduledWebNodes(int count) throws InterruptedException {
    use(changingNodes(), count);
  }

  /** Keeps what an autoscaler has done since the last look, if there is one. */
  public void lookAtAutoscaler() {
    autoscaler().flatMap(WebNodes.Autoscaler::count).ifPresent(this::saw);
  }

  /** Why the autoscaler does not work; empty if it does, or there is none. */
  public Optional<String> autoscalerComplaint() {
    return autoscaler().flatMap(WebNodes.Autoscaler::complaint);
  }

  private Optional<WebNodes.Autoscaler> autoscaler() {
    return nodes.flatMap(WebNodes::autoscaler);
  }

  private synchronized void saw(WebNodes.Count count) {
    if (count.asked() != asked) {
      asked = count.asked();
      changed(now(), ControlChange.WEB_NODES_ASKED, asked);
    }
    if (count.ready() != inUse) {
      inUse = count.ready();
      changed(now(), ControlChange.WEB_NODES, inUse);
    }
  }

  private WebNodes changingNodes() {
    return nodes.orElseThrow(
        () ->
            new IllegalArgumentException(
                "The site has one web server, or a balancer that keeps its servers: start the"
                    + " run with --web-nodes 2 or more, not with --topology compose"));
  }

  /** Keeps when it was asked for, too: a server that has to start takes its time. */
  private void use(WebNodes servers, int count) throws InterruptedException {
    synchronized (servers) {
      if (count >= 1 && count <= servers.started()) {
        changed(now(), ControlChange.WEB_NODES_ASKED, count);
      }
      servers.use(count);
      inUse = count;
      changed(now(), ControlChange.WEB_NODES, count);
    }
  }

  /**
   * Sets how many connections each server may lend, and returns when this holds.
   *
   * @throws IllegalArgumentException if it cannot be done; the message says what to do
   */
  void resizePools(int size) {
    ConnectionPools present =
        pools.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The pools of this site cannot be changed while it runs: use WildFly as the"
                        + " container and --topology local, or set --pool."));
    synchronized (present) {
      present.resize(size);
      poolSize = size;
      changed(now(), ControlChange.POOL, size);
    }
  }

  /** From now on its load can be changed. */
  public void loadedBy(RateActuator newRate) {
    rate = Optional.of(newRate);
  }

  /**
   * Changes the rate of arrivals, and returns when the load has confirmed it.
   *
   * @throws IllegalArgumentException if nothing arrives at a rate; the message says what to do
   * @throws IllegalStateException if the load has not begun, or has ended
   * @throws IOException if the load does not confirm it
   */
  void setRate(RateOrder order) throws IOException, InterruptedException {
    RateActuator actuator =
        rate.orElseThrow(
            () -> new IllegalStateException("The load is being started: try again soon."));
    long from = actuator.change(order);
    double ahead = (from - System.currentTimeMillis()) / MILLIS_PER_SECOND;
    ordered = Optional.of(order);
    changed(
        now() + ahead,
        order.isFactor() ? ControlChange.RATE_FACTOR : ControlChange.RATE,
        order.value());
  }

  /** Seconds since the trial began. */
  private double now() {
    return (nanoTime.getAsLong() - beganNanos) / NANOS_PER_SECOND;
  }

  private synchronized void changed(double atSeconds, String actuator, double value) {
    try {
      new ControlChange(atSeconds, actuator, value).appendTo(folder);
    } catch (IOException e) {
      throw new UncheckedIOException("Changes cannot be kept in " + folder, e);
    }
  }
}
