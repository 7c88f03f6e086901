package org.rubisee.bench.control;

import java.util.Optional;
import org.rubisee.bench.topology.ConnectionPools;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;

/**
 * What can be changed of the site of a trial.
 *
 * @param nodes its web servers, if there are several
 * @param pools its pools of connections, if their sizes can be changed
 * @param inUse how many web servers get requests when the trial begins; 0: all
 * @param decider what changes that number
 */
public record ControlledSite(
    Optional<WebNodes> nodes, Optional<ConnectionPools> pools, int inUse, Decider decider) {

  /** What changes the number of web servers in use. */
  public enum Decider {
    /** Requests to the endpoint. */
    CONTROLLER(""),
    /** Nothing: the number stays. */
    NONE(
        "In this trial the site keeps its web servers in use (--static-nodes): wait for another"
            + " one."),
    /** The run's schedule of nodes. */
    SCHEDULE(
        "The web servers follow --node-schedule: start the run without it to set them from here."),
    /** Something outside the bench, by what the servers use. */
    AUTOSCALER(
        "An autoscaler decides how many web servers there are: start the run without --autoscaler"
            + " to set them from here.");

    private final String refusal;

    Decider(String refusal) {
      this.refusal = refusal;
    }

    /** Why requests to the endpoint cannot change the number; empty: they can. */
    String refusal() {
      return refusal;
    }
  }

  /**
   * One whose web servers controllers change, or nothing does.
   *
   * @param always how many web servers get requests all the time; 0: controllers may change it
   */
  public ControlledSite(Optional<WebNodes> nodes, Optional<ConnectionPools> pools, int always) {
    this(nodes, pools, always, always > 0 ? Decider.NONE : Decider.CONTROLLER);
  }

  /**
   * That of a running site.
   *
   * @param always how many web servers get requests all the time; 0: controllers may change it
   */
  public static ControlledSite of(RunningSite site, int always) {
    Optional<WebNodes> nodes = site.webNodes();
    return nodes
        .flatMap(WebNodes::autoscaler)
        .map(
            autoscaler ->
                new ControlledSite(
                    nodes,
                    site.connectionPools(),
                    autoscaler.count().map(WebNodes.Count::ready).orElse(1),
                    Decider.AUTOSCALER))
        .orElseGet(() -> new ControlledSite(nodes, site.connectionPools(), always));
  }

  /**
   * That of a running site whose web servers follow a schedule.
   *
   * @param first how many get requests when the trial begins
   */
  public static ControlledSite scheduled(RunningSite site, int first) {
    return new ControlledSite(site.webNodes(), site.connectionPools(), first, Decider.SCHEDULE);
  }
}
