package org.rubisee.bench.topology.agent;

import java.util.List;
import org.rubisee.bench.results.Machine;

/**
 * What an agent says of itself.
 *
 * @param tiers the labels of the tiers that it watches
 * @param startsServers whether it starts and stops their servers when it is told to
 * @param startsEmulators whether it starts emulators, which send load to the web tier
 * @param millis its clock, milliseconds since 1970
 * @param machine where it runs
 * @param bootId the kernel's own name of its run there, which tells machines apart; empty: unknown
 * @param java the Java that servers get which it starts
 */
public record HostState(
    List<String> tiers,
    boolean startsServers,
    boolean startsEmulators,
    long millis,
    Machine machine,
    String bootId,
    String java) {

  public HostState {
    tiers = List.copyOf(tiers);
  }
}
