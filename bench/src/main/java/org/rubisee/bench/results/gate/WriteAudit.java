package org.rubisee.bench.results.gate;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.application.Interaction;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.PhaseResult;

/**
 * How many of a trial's requests wrote, and what became of them. The papers' bidding mix has 15 %
 * of writes; a site that has nothing left to buy lets customers do other things instead.
 *
 * @param writes how the write requests ended
 * @param share their share of all requests, from 0 to 1
 * @param expected their share in the long run, when every step is feasible
 * @param rarest the write that lacks most against the long run; empty when there are none
 */
public record WriteAudit(
    Outcomes writes, double share, double expected, Optional<Interaction> rarest) {

  /** By how much the share may differ from the expected one: a percentage point. */
  public static final double TOLERANCE = 0.01;

  /**
   * Counts a trial's writes.
   *
   * @param client what the clients saw in the measured phase
   * @param inTheLongRun the shares that the mix gives; empty when they are not known
   */
  public static WriteAudit of(PhaseResult client, Map<Interaction, Double> inTheLongRun) {
    double total = Math.max(1, client.outcomes().total());
    return new WriteAudit(
        client.writes(),
        client.writeShare(),
        writes(inTheLongRun).mapToDouble(inTheLongRun::get).sum(),
        writes(inTheLongRun)
            .max(
                Comparator.comparingDouble(
                    write -> inTheLongRun.get(write) - client.outcomes(write).total() / total)));
  }

  /** Whether there are as many writes as the mix wants, within {@link #TOLERANCE}. */
  public boolean isAsWanted() {
    return Math.abs(share - expected) <= TOLERANCE;
  }

  private static Stream<Interaction> writes(Map<Interaction, Double> shares) {
    return shares.keySet().stream().filter(Interaction::isWrite).sorted();
  }
}
