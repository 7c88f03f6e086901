package org.rubisee.bench.soak;

import java.util.List;
import org.rubisee.bench.fault.site.RecordedUnits;

/**
 * The soak of a site: the content of {@value #FILE}.
 *
 * @param configuration the site
 * @param saturationClients clients of its saturation point; 0: not known
 * @param clients how many there were; 0: the soak did not come to its end
 * @param measuredFromSeconds when the warm-up ended, seconds after the start of the clients
 * @param judgedFromSeconds begin of the part that is judged
 * @param toSeconds its end
 * @param requests of the measured time
 * @param figures with their verdicts
 * @param violations of the database's invariants
 * @param complaints why it failed; empty: it passed
 */
record SoakRecord(
    String configuration,
    int saturationClients,
    int clients,
    double measuredFromSeconds,
    double judgedFromSeconds,
    double toSeconds,
    long requests,
    List<SoakFigure> figures,
    List<String> violations,
    List<String> complaints)
    implements RecordedUnits.Outcome {

  static final String FILE = "soak.json";

  /** A soak that did not come to its end. */
  static SoakRecord broken(String configuration, String why) {
    return new SoakRecord(
        configuration,
        0,
        0,
        0,
        0,
        0,
        0,
        List.of(),
        List.of(),
        List.of("The soak did not come to its end: " + why));
  }

  @Override
  public boolean isBroken() {
    return clients == 0;
  }
}
