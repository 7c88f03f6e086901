package org.rubisee.bench.fault;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.AuditOutcome;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.EmulatorProcess;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.trial.Audits;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.load.EmulatorOptions;
import org.rubisee.emulator.site.Target;
import org.rubisee.schema.DatabaseFailedException;

/** Runs one trial: restored data, fresh servers, load, a fault or none, audit. */
final class FaultTrial {

  private static final String CLIENT = "client";

  private final FaultPlan plan;
  private final SiteRecipe recipe;
  private final DatabaseTier database;
  private final Terminal terminal;

  FaultTrial(FaultPlan plan, SiteRecipe recipe, DatabaseTier database, Terminal terminal) {
    this.plan = plan;
    this.recipe = recipe;
    this.database = database;
    this.terminal = terminal;
  }

  /**
   * What happened, before it is judged.
   *
   * @param clientsStartMillis when the clients started, milliseconds since 1970
   * @param startMillis when the fault began; 0: there was none
   * @param endMillis when it had ended
   * @param clientsFailure why the emulator failed; empty: it did not
   * @param writes the log of writes against the rows
   * @param audit of the database
   */
  record Seen(
      long clientsStartMillis,
      long startMillis,
      long endMillis,
      String clientsFailure,
      WriteCheck.Finding writes,
      AuditOutcome audit) {}

  /**
   * Runs it.
   *
   * @param folder of the trial; its raw data are there afterwards
   */
  Seen run(FaultPlan.Planned trial, Path folder)
      throws IOException, InterruptedException, SQLException {
    Files.createDirectories(folder);
    Instant restoredAt = database.restore(recipe.plan());
    try (FaultSite site =
        new FaultSite(database, trial.configuration(), SiteStart.of(recipe, restoredAt))) {
      WriteCheck before = rowsNow();
      Times times = drive(trial, site, folder);
      site.keepLogs(folder);
      AuditOutcome audit =
          Audits.of(database.address(), trial.configuration().implementation().takesIdsFromTable());
      try (Connection connection = database.address().connect()) {
        return new Seen(
            times.clientsStartMillis,
            times.startMillis,
            times.endMillis,
            times.clientsFailure,
            before.after(connection, folder.resolve(CLIENT), times.clientsFailure.isEmpty()),
            audit);
      }
    }
  }

  private WriteCheck rowsNow() throws SQLException {
    try (Connection connection = database.address().connect()) {
      return WriteCheck.before(connection);
    }
  }

  /** What is noted while a trial goes on. */
  private static final class Times {
    private long clientsStartMillis;
    private long startMillis;
    private long endMillis;
    private String clientsFailure = "";
  }

  private Times drive(FaultPlan.Planned trial, FaultSite site, Path folder)
      throws IOException, InterruptedException, SQLException {
    Times times = new Times();
    times.clientsStartMillis = System.currentTimeMillis();
    long startNanos = System.nanoTime();
    EmulatorProcess.Order order =
        new EmulatorProcess.Order(options(site), folder.resolve(CLIENT), recipe.checkout().work());
    try (EmulatorProcess clients =
            EmulatorProcess.start(
                site.clients(recipe.pinning()),
                order,
                progress ->
                    terminal.progress(
                        "%s  %s  %.1f/s  failures %d"
                            .formatted(
                                trial.faultName(),
                                progress.phase(),
                                progress.interactionsPerSecond(),
                                progress.failures())));
        TierWatch watch = new TierWatch(folder, pids(site))) {
      watch.begin();
      if (trial.fault().isPresent()) {
        long toStart = (long) (trial.startSeconds() * TimeUnit.SECONDS.toNanos(1));
        TimeUnit.NANOSECONDS.sleep(toStart - (System.nanoTime() - startNanos));
        inject(trial.fault().get(), injections(site, clients), times);
      }
      await(clients, trial.fault(), times);
    }
    return times;
  }

  private Injections injections(FaultSite site, EmulatorProcess clients) {
    return new Injections(site, clients.pid(), recipe.checkout().work(), plan.workload().seed());
  }

  private static void inject(Fault fault, Injections injections, Times times)
      throws IOException, InterruptedException, SQLException {
    Injection injection = injections.of(fault);
    times.startMillis = System.currentTimeMillis();
    try {
      injection.begin();
      TimeUnit.MILLISECONDS.sleep((long) (fault.kind().seconds() * TimeUnit.SECONDS.toMillis(1)));
    } finally {
      injection.end();
    }
    times.endMillis = System.currentTimeMillis();
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
        .filter(one -> one.kind() == FaultKind.DISK_FULL && one.place().equals(CLIENT))
        .isPresent();
  }

  private Map<Tier, LongSupplier> pids(FaultSite site) {
    Map<Tier, LongSupplier> pids = new EnumMap<>(Tier.class);
    pids.put(Tier.DB, () -> site.pid(Tier.DB));
    site.pids().keySet().forEach(tier -> pids.put(tier, () -> site.pid(tier)));
    return pids;
  }

  private EmulatorOptions options(FaultSite site) {
    String url = site.uriForClients().toString();
    return new EmulatorOptions(
            Target.of(url.substring(0, url.length() - 1), recipe.plan().scale().users())
                .withItems(recipe.plan().scale().items()),
            plan.workload(),
            plan.phases(),
            ClientRange.of(plan.clients()))
        .loggingRequests();
  }

  /** Whether a failure is one of the site or its surroundings, which ends the trial only. */
  static boolean endsTrialOnly(Exception failure) {
    return failure instanceof CommandFailedException
        || failure instanceof DatabaseFailedException
        || failure instanceof SQLException
        || failure instanceof org.rubisee.servers.ServerFailedException;
  }
}
