package org.rubisee.emulator.block;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.load.Workload;
import org.rubisee.emulator.site.Target;
import org.rubisee.measurement.Phases;

/**
 * A site with the clients that visit it.
 *
 * @param name unlike those of all other stations
 * @param target the site
 * @param workload what its customers do
 * @param clients how many there are, from 1
 */
public record StationOptions(String name, Target target, Workload workload, int clients) {

  public StationOptions {
    if (name.isBlank()) {
      throw new IllegalArgumentException("Give each station a name.");
    }
    if (clients < 1) {
      throw new IllegalArgumentException("clients must be at least 1.");
    }
  }

  /**
   * The options of a closed loop that come closest, and the name of the station.
   *
   * @param seconds how long a stretch took, above 0
   */
  Map<String, String> asMap(double seconds) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("station", name);
    options.putAll(
        new EmulatorOptions(
                target, workload, new Phases("custom", 0, seconds, 0), ClientRange.of(clients))
            .asMap());
    return options;
  }
}
