package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.fault.site.FaultSite;
import org.rubisee.bench.fault.site.TestBed;
import org.rubisee.bench.fault.site.TierWatch;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.emulator.load.Arrivals;
import org.rubisee.emulator.load.ClientRange;

/** Runs one trial: restored data, fresh servers, load, a fault or none, audit. */
record FaultTrial(FaultPlan plan, TestBed bed) {

  /**
   * What happened, before it is judged.
   *
   * @param clientsStartMillis when the clients started, milliseconds since 1970
   * @param measuredFromMillis when their warm-up ended, and the practice of a crowd
   * @param occurrences when the fault was there, each time; empty for a control
   * @param clientsFailure why the emulator failed; empty: it did not
   * @param writes the log of writes against the rows
   * @param audit of the database
   */
  record Seen(
      long clientsStartMillis,
      long measuredFromMillis,
      List<Fault.Occurrence> occurrences,
      String clientsFailure,
      WriteCheck.Finding writes,
      AuditOutcome audit) {

    Seen {
      occurrences = List.copyOf(occurrences);
    }

    /** When the fault began for the first time; 0: there was none. */
    long startMillis() {
      return occurrences.isEmpty() ? 0 : occurrences.get(0).startMillis();
    }

    /** When it had ended for the last time; 0: there was none. */
    long endMillis() {
      return occurrences.isEmpty() ? 0 : occurrences.get(occurrences.size() - 1).endMillis();
    }
  }

  /**
   * Runs it.
   *
   * @param clients how many there are
   * @param folder of the trial; its raw data are there afterwards
   */
  Seen run(FaultPlan.Planned trial, int clients, Path folder)
      throws IOException, InterruptedException, SQLException {
    try (FaultSite site = bed.fresh(trial.configuration())) {
      WriteCheck before = rowsNow();
      Times times;
      try {
        times = drive(trial, clients, site, folder);
      } finally {
        site.keepLogs(folder);
      }
      AuditOutcome audit = bed.audit(trial.configuration());
      try (Connection connection = bed.database().address().connect()) {
        return new Seen(
            times.clientsStartMillis,
            plan.measuredFromMillis(trial, times.clientsStartMillis),
            times.occurrences,
            times.clientsFailure,
            before.after(connection, TestBed.clientFolder(folder), times.clientsFailure.isEmpty()),
            audit);
      }
    }
  }

  private WriteCheck rowsNow() throws SQLException {
    try (Connection connection = bed.database().address().connect()) {
      return WriteCheck.before(connection, bed.recipe().plan().data().writes());
    }
  }

  /** What is noted while a trial goes on. */
  private static final class Times {
    private final List<Fault.Occurrence> occurrences = new ArrayList<>();
    private long clientsStartMillis;
    private String clientsFailure = "";
  }

  private Times drive(FaultPlan.Planned trial, int count, FaultSite site, Path folder)
      throws IOException, InterruptedException, SQLException {
    Times times = new Times();
    times.clientsStartMillis = System.currentTimeMillis();
    long startNanos = System.nanoTime();
    Crowd crowd = new Crowd(count);
    try (EmulatorProcess clients =
            bed.clients(
                site,
                folder,
                trial.faultName(),
                trial.hasCrowd() ? crowd.withIt() : ClientRange.of(count),
                arrivals(trial, crowd),
                crowd::see);
        TierWatch watch = new TierWatch(folder, pids(site))) {
      watch.begin();
      Injections injections =
          new Injections(
              site,
              bed.recipe().plan().data().faults(),
              crowd,
              clients.pid(),
              bed.recipe().checkout().work(),
              plan.load().seed());
      for (double start : plan.startsSeconds(trial)) {
        long toStart = (long) (start * TimeUnit.SECONDS.toNanos(1));
        TimeUnit.NANOSECONDS.sleep(toStart - (System.nanoTime() - startNanos));
        times.occurrences.add(injected(trial.fault().orElseThrow(), injections));
      }
      await(clients, trial.fault(), times);
    }
    return times;
  }

  private Arrivals arrivals(FaultPlan.Planned trial, Crowd crowd) {
    double warmUp = plan.load().phases().warmUpSeconds();
    return trial.hasCrowd()
        ? crowd.comingAt(plan.startsSeconds(trial).stream().mapToDouble(start -> start - warmUp))
        : Arrivals.CLOSED;
  }

  private static Fault.Occurrence injected(Fault fault, Injections injections)
      throws IOException, InterruptedException, SQLException {
    Injection injection = injections.of(fault);
    long startMillis;
    try {
      injection.prepare();
      startMillis = System.currentTimeMillis();
      injection.begin();
      TimeUnit.MILLISECONDS.sleep((long) (fault.kind().seconds() * TimeUnit.SECONDS.toMillis(1)));
    } finally {
      injection.end();
    }
    return new Fault.Occurrence(startMillis, System.currentTimeMillis());
  }

  /** Clients whose own disk was full end with a message; all others must come to their end. */
  private static void await(EmulatorProcess clients, Optional<Fault> fault, Times times)
      throws InterruptedException {
    try {
      clients.await();
    } catch (CommandFailedException e) {
      if (!isFullDiskOfClients(fault) || !FullDisk.says(String.valueOf(e.getMessage()))) {
        throw e;
      }
      times.clientsFailure = e.getMessage();
    }
  }

  static boolean isFullDiskOfClients(Optional<Fault> fault) {
    return fault
        .filter(one -> one.kind() == FaultKind.DISK_FULL && one.place().equals(Tier.CLIENT.label()))
        .isPresent();
  }

  private Map<Tier, LongSupplier> pids(FaultSite site) {
    Map<Tier, LongSupplier> pids = new EnumMap<>(Tier.class);
    pids.put(Tier.DB, () -> site.pid(Tier.DB));
    site.pids().keySet().forEach(tier -> pids.put(tier, () -> site.pid(tier)));
    return pids;
  }
}
