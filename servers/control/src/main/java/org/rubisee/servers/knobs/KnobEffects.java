package org.rubisee.servers.knobs;

import java.util.List;
import java.util.stream.Stream;

/**
 * What the values of a knob do beside setting properties.
 *
 * @param changeCounts whether they differ in what a ledger counts
 * @param exclusions which ones another knob excludes
 * @param withLedger those with which a ledger is kept, as with the default
 */
record KnobEffects(boolean changeCounts, List<Knob.Exclusion> exclusions, List<String> withLedger) {

  /** They differ in what a ledger counts, and in nothing else. */
  static final KnobEffects COUNTS_ONLY = new KnobEffects(true, List.of(), List.of());

  /** Copies the lists. */
  KnobEffects {
    exclusions = List.copyOf(exclusions);
    withLedger = List.copyOf(withLedger);
  }

  /** The same, with further exclusions. */
  KnobEffects with(List<Knob.Exclusion> others) {
    return new KnobEffects(
        changeCounts, Stream.concat(exclusions.stream(), others.stream()).toList(), withLedger);
  }
}
