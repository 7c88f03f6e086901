package org.rubisee.bench.control;

import java.util.Optional;
import org.rubisee.bench.topology.ConnectionPools;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.bench.topology.WebNodes;

/**
 * What controllers can change of the site of a trial.
 *
 * @param nodes its web servers, if there are several
 * @param pools its pools of connections, if their sizes can be changed
 * @param always how many web servers get requests all the time; 0: controllers may change it
 */
public record ControlledSite(
    Optional<WebNodes> nodes, Optional<ConnectionPools> pools, int always) {

  /** That of a running site. */
  public static ControlledSite of(RunningSite site, int always) {
    return new ControlledSite(site.webNodes(), site.connectionPools(), always);
  }
}
