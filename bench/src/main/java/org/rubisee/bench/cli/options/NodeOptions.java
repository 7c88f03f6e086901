package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.experiment.NodeSchedule;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.measurement.load.LoadSpec;
import picocli.CommandLine.Option;

/** Options that say how many web nodes are in use over time, and how many the load needs. */
public final class NodeOptions {

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--node-schedule",
      defaultValue = "",
      paramLabel = "SCHEDULE",
      description =
          "How many of --web-nodes are in use over the measured phase: steps:0=1,120=2,300=1, or"
              + " csv:FILE with lines second,nodes. For --arrivals open or partly-open; not for"
              + " --topology compose")
  private String schedule;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--static-nodes",
      split = ",",
      paramLabel = "N",
      description =
          "With --control or --node-schedule, measure each site also with so many of its web"
              + " servers in use all the time, for example 1,2")
  private List<Integer> staticNodes = List.of();

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--node-capacity",
      paramLabel = "R",
      description =
          "Arrivals per second that one web node sustains, as you measured it: the report computes"
              + " how many nodes the load needed, and metrics of elasticity. For --arrivals open or"
              + " partly-open")
  private Optional<Double> capacity = Optional.empty();

  /**
   * Checks that the nodes in use can change there.
   *
   * @throws CommandFailedException if not; the message says what to do
   */
  public void check(TopologyOptions topology) {
    if (!schedule.isEmpty() && !topology.hasControl()) {
      throw new CommandFailedException(
          "--node-schedule needs --topology local, external or kubernetes");
    }
    if (schedule.isEmpty() && staticNodes.isEmpty()) {
      return;
    }
    String option = schedule.isEmpty() ? "--static-nodes" : "--node-schedule";
    if (topology.keepsWebServers()) {
      throw new CommandFailedException(
          option + " needs the bench's own balancer: leave 'balancer' out of the hosts file");
    }
    if (topology.autoscales()) {
      throw new CommandFailedException(
          option
              + " has no effect with --autoscaler, which decides how many web servers there are:"
              + " leave out one of them");
    }
  }

  /**
   * Each site, and after it the same with numbers of web servers that stay.
   *
   * @param isControlled whether a controller may change the nodes in use
   * @throws CommandFailedException if a site has not as many web servers as are asked for
   */
  public List<SiteConfiguration> sites(List<SiteConfiguration> sites, boolean isControlled) {
    if (!staticNodes.isEmpty() && !isControlled && schedule.isEmpty()) {
      throw new CommandFailedException(
          "--static-nodes measures sites beside one whose nodes change: add --control or"
              + " --node-schedule");
    }
    parsed()
        .ifPresent(
            nodes ->
                sites.forEach(
                    site -> nodes.steps().forEach(step -> site.requireInUse(step.nodes()))));
    return sites.stream()
        .flatMap(
            site ->
                Stream.concat(
                    Stream.of(site), staticNodes.stream().distinct().map(site::alwaysUsing)))
        .toList();
  }

  /**
   * The load, with what was typed of nodes.
   *
   * @throws CommandFailedException if it does not fit the load
   */
  public LoadSpec on(LoadSpec load) {
    LoadSpec sized = capacity.map(one -> sized(load, one)).orElse(load);
    return parsed().map(nodes -> scheduled(sized, nodes)).orElse(sized);
  }

  private static LoadSpec sized(LoadSpec load, double capacity) {
    if (!(capacity > 0) || Double.isInfinite(capacity)) {
      throw new CommandFailedException("--node-capacity must be a number greater than 0");
    }
    requireArrivals("--node-capacity", load);
    return load.on(new LoadSpec.NodeSpec(capacity, load.nodes().schedule()));
  }

  private static LoadSpec scheduled(LoadSpec load, NodeSchedule nodes) {
    requireArrivals("--node-schedule", load);
    try {
      nodes.checkWith(load.phases());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
    return load.on(new LoadSpec.NodeSpec(load.nodes().capacity(), nodes.toString()));
  }

  private static void requireArrivals(String option, LoadSpec load) {
    if (load.arrivals().isClosed()) {
      throw new CommandFailedException(
          option + " is for loads that arrive: add --arrivals open or partly-open");
    }
  }

  private Optional<NodeSchedule> parsed() {
    try {
      return schedule.isEmpty() ? Optional.empty() : Optional.of(NodeSchedule.parse(schedule));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
