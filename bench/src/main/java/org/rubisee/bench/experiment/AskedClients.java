package org.rubisee.bench.experiment;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.Workload;
import org.rubisee.measurement.Phases;
import org.rubisee.measurement.load.LoadSpec;
import org.rubisee.settings.Text;

/**
 * The numbers of clients of a run, as arrivals and load processes need to know them.
 *
 * @param mixes labels of the mixes, known ones
 * @param counts the numbers of clients
 * @param searched whether peaks are searched for, so that further numbers follow
 */
public record AskedClients(List<String> mixes, List<Integer> counts, boolean searched) {

  /**
   * The load of this run with these arrivals, shared by so many processes.
   *
   * @param closed the load without them
   * @throws CommandFailedException if clients cannot follow; the message says why
   */
  public LoadSpec arriving(LoadSpec closed, Arrivals arrivals, int processes) {
    if (!arrivals.isPlain()) {
      checkArrivals(closed, arrivals);
    }
    checkProcesses(closed.phases(), processes);
    return closed.with(arrivals.toSpec(closed.phases().measureSeconds())).sharedBy(processes);
  }

  private void checkArrivals(LoadSpec closed, Arrivals arrivals) {
    if (searched || counts.size() > 1) {
      throw new CommandFailedException(
          "--arrivals and --schedule take one number of --clients, not " + inWords() + ".");
    }
    try {
      for (int count : counts) {
        arrivals.checkClients(count);
        for (String mix : mixes) {
          arrivals.checkWith(
              Workload.of(closed.mix(mix), 0), closed.phases(), ClientRange.of(count));
        }
      }
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private void checkProcesses(Phases phases, int processes) {
    if (processes < 1) {
      throw new CommandFailedException(
          "--load-processes takes a number from 1, not " + processes + ".");
    }
    if (processes == 1) {
      return;
    }
    if (phases.warmUp().isUntilSteady()) {
      throw new CommandFailedException(
          "Processes that share a load would end their warm-ups at different moments: with several"
              + " load processes, give --phases a fixed warm-up, like 60/120/5.");
    }
    if (searched) {
      throw new CommandFailedException(
          "A load of several processes takes numbers of --clients, not auto.");
    }
    if (!counts.isEmpty() && Collections.min(counts) < processes) {
      throw new CommandFailedException(
          Text.of(
              "%d load processes cannot share %d clients: use more --clients or fewer processes.",
              processes, Collections.min(counts)));
    }
  }

  private String inWords() {
    return searched
        ? "auto"
        : counts.stream().map(String::valueOf).collect(Collectors.joining(","));
  }
}
