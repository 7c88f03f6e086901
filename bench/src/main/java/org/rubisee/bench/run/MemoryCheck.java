package org.rubisee.bench.run;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.MemoryNeed;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.Topology;
import org.rubisee.settings.Text;

/**
 * Whether a run has the memory that it needs, before its first server starts.
 *
 * @param usableMib memory that its processes may use, MiB
 * @param opener where it runs
 * @param terminal told if the run has smaller groups than planned
 */
public record MemoryCheck(long usableMib, Topology.Opener opener, Terminal terminal) {

  /**
   * A run that fits: with fewer sites up at the same time, if that is needed and can be.
   *
   * @throws CommandFailedException if there is none; the message says what to do
   */
  public PlannedRun fitting(PlannedRun planned) {
    if (isUnknown()) {
      return planned;
    }
    PlannedRun run = planned;
    while (need(run).mib() > usableMib) {
      PlannedRun larger = run;
      run = run.inSmallerGroups().orElseThrow(() -> tooLarge(larger));
    }
    if (run != planned) {
      terminal.say(
          Text.of(
              "%d sites at once need %s of memory, %s may be used: at most %d are up at once",
              largest(planned).size(),
              need(planned).inWords(),
              MemoryNeed.inWords(usableMib),
              largest(run).size()));
    }
    return run;
  }

  /**
   * Checks a run that was begun, whose groups are fixed.
   *
   * @throws CommandFailedException if it does not fit
   */
  public void require(PlannedRun begun) {
    if (!isUnknown() && need(begun).mib() > usableMib) {
      throw tooLarge(begun);
    }
  }

  private boolean isUnknown() {
    return usableMib == 0 || opener.poolMib().isEmpty();
  }

  private MemoryNeed need(PlannedRun run) {
    return run.groups().stream()
        .map(
            sites ->
                MemoryNeed.of(sites, run.recipe(), opener.poolMib().orElseThrow(), run.emulators()))
        .max(Comparator.comparingLong(MemoryNeed::mib))
        .orElse(new MemoryNeed(0));
  }

  private static List<SiteConfiguration> largest(PlannedRun run) {
    Optional<List<SiteConfiguration>> largest =
        run.groups().stream().max(Comparator.comparingInt(List::size));
    return largest.orElse(List.of());
  }

  private CommandFailedException tooLarge(PlannedRun run) {
    return new CommandFailedException(
        Text.of(
            "The run needs %s of memory, %s may be used: raise the limit of the container or"
                + " machine, or choose less (sites, --scale, --buffer-pool-mib, servers of a tier,"
                + " -Xmx in --jvm-option)",
            need(run).inWords(), MemoryNeed.inWords(usableMib)));
  }
}
