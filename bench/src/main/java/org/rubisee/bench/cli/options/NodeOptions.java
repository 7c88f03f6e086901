package org.rubisee.bench.cli.options;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.trial.NodeSchedule;
import org.rubisee.measurement.load.LoadSpec;
import picocli.CommandLine.Option;

/** Options that say how many web nodes are in use over time. */
@HelpGroup.In(HelpGroup.NODES)
public final class NodeOptions {

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--node-schedule",
      defaultValue = "",
      paramLabel = "SCHEDULE",
      description =
          "How many of web-nodes are in use over the measured phase: steps:0=1,120=2,300=1, or"
              + " csv:FILE with lines second,nodes. For --arrivals open or partly-open; not for"
              + " --topology compose")
  private String schedule;

  @Way.Only({Way.TRIALS})
  @Option(
      names = "--static-nodes",
      split = ",",
      paramLabel = "N,…",
      hideParamSyntax = true,
      description =
          "With --node-schedule, measure each site also with so many of its web"
              + " servers in use all the time, for example 1,2")
  private List<Integer> staticNodes = List.of();

  /**
   * Checks that the nodes in use can change there.
   *
   * @throws CommandFailedException if not; the message says what to do
   */
  public void check(TopologyOptions topology) {
    if (!schedule.isEmpty() && !topology.changesWebNodes()) {
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
   * @throws CommandFailedException if a site has not as many web servers as are asked for
   */
  public List<SiteConfiguration> sites(List<SiteConfiguration> sites) {
    if (!staticNodes.isEmpty() && schedule.isEmpty()) {
      throw new CommandFailedException(
          "--static-nodes measures sites beside one whose nodes change: add --node-schedule");
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
    return parsed().map(nodes -> scheduled(load, nodes)).orElse(load);
  }

  private static LoadSpec scheduled(LoadSpec load, NodeSchedule nodes) {
    if (load.arrivals().isClosed()) {
      throw new CommandFailedException(
          "--node-schedule is for loads that arrive: add --arrivals open or partly-open");
    }
    try {
      nodes.checkWith(load.phases());
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
    return load.on(new LoadSpec.NodeSpec(nodes.toString()));
  }

  private Optional<NodeSchedule> parsed() {
    try {
      return schedule.isEmpty() ? Optional.empty() : Optional.of(NodeSchedule.parse(schedule));
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }
}
