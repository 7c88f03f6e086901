package org.rubisee.bench.results.tier;

import java.util.Set;
import java.util.TreeSet;

/**
 * How the processes of a tier were placed.
 *
 * @param tier the tier
 * @param cpus the logical CPUs that it may use; empty: all of them
 * @param nice its nice level, 0 when it was left alone
 * @param runtime what runs it, for example {@code OpenJDK 17.0.15}
 * @param options its options, for example those of the JVM; empty when there are none
 * @param machine where they run
 */
public record TierPlacement(
    Tier tier, Set<Integer> cpus, int nice, String runtime, String options, TierMachine machine) {

  /** On the machine of the bench. */
  public TierPlacement(Tier tier, Set<Integer> cpus, int nice, String runtime, String options) {
    this(tier, cpus, nice, runtime, options, TierMachine.OF_THE_BENCH);
  }

  /** Copies the set, sorted. */
  public TierPlacement {
    cpus = java.util.Collections.unmodifiableSet(new TreeSet<>(cpus));
  }

  /** The same on a machine. */
  public TierPlacement at(TierMachine newMachine) {
    return new TierPlacement(tier, cpus, nice, runtime, options, newMachine);
  }

  /** The same on these logical CPUs. */
  public TierPlacement on(Set<Integer> newCpus) {
    return new TierPlacement(tier, newCpus, nice, runtime, options, machine);
  }

  /** Whether both may run on the same CPU. */
  public boolean sharesCoresWith(TierPlacement other) {
    return machine.name().equals(other.machine.name())
        && (cpus.isEmpty() || other.cpus.isEmpty() || cpus.stream().anyMatch(other.cpus::contains));
  }
}
