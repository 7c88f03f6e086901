package org.rubisee.bench;

import java.util.Map;
import org.rubisee.servers.Knob;

/** Knobs that say how many servers there are or what runs where: only the local topology does. */
final class LocalKnobs {

  private LocalKnobs() {}

  /**
   * Checks that a configuration fits a topology whose servers are given.
   *
   * @param topology its label
   * @throws CommandFailedException if a knob would do nothing; the message says what can be done
   */
  static void refuse(String topology, SiteConfiguration configuration) {
    Map<Knob, String> knobs = configuration.knobs().values();
    if (knobs.containsKey(Knob.WEB_NODES) || knobs.containsKey(Knob.BALANCER)) {
      throw new CommandFailedException(
          "--topology "
              + topology
              + " has one web server: leave --web-nodes and --balancer out, or --topology");
    }
    if ("co-located".equals(knobs.get(Knob.PLACEMENT))) {
      throw new CommandFailedException(
          "--topology "
              + topology
              + " has a server for each tier, so beans cannot be in the web server: leave"
              + " --placement out, or --topology");
    }
  }
}
