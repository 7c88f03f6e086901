package org.rubisee.bench.ledger;

import java.net.URI;
import java.sql.Connection;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.rubisee.application.Case;
import org.rubisee.application.Scenarios;
import org.rubisee.application.Visit;
import org.rubisee.bench.ledger.table.LedgerFailedException;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.wire.SiteWatch;

/**
 * Makes the ledger of one implementation: each case once, on servers that do nothing else. {@link
 * #begin} warms them up; {@link #rows} and {@link #coldRows} can be asked for once each, since
 * writes have rows of their own for either.
 */
public final class LedgerRun implements AutoCloseable {

  /**
   * Every case is done so often before it counts: the driver then has prepared all statements on
   * each connection of the pool, and the servers have looked everything up.
   */
  static final int WARM_UP_TURNS = 6;

  private static final int COUNTED_TURN = 0;
  private static final int COLD_TURN = WARM_UP_TURNS + 1;

  /** Turns of a case altogether: those of the warm-up, one that counts, one that counts cold. */
  static final int TURNS = COLD_TURN + 1;

  private final SiteWatch watch;
  private final HttpVisitor visitor;
  private final List<Case> cases;
  private final Consumer<String> progress;

  private LedgerRun(
      SiteWatch watch, HttpVisitor visitor, List<Case> cases, Consumer<String> progress) {
    this.watch = watch;
    this.visitor = visitor;
    this.cases = cases;
    this.progress = progress;
  }

  /**
   * What the site is asked for.
   *
   * @param scenarios what the ledger of its application counts
   * @param database a connection past the relay, to pick rows with
   * @param now business time, at which the site stands still
   */
  public record Data(Scenarios scenarios, Connection database, LocalDateTime now) {}

  /**
   * Follows a site and warms it up.
   *
   * @param watch follows the site from its start
   * @param progress told what is being done
   * @throws LedgerFailedException if a page is not answered as it should be
   */
  public static LedgerRun begin(
      SiteWatch watch, SiteWatch.Site site, Data data, Consumer<String> progress) {
    URI address = watch.follow(site);
    LedgerRun run =
        new LedgerRun(
            watch,
            new HttpVisitor(address),
            data.scenarios().cases(new DatabaseRows(data.database(), data.now()), TURNS),
            progress);
    try {
      run.warmUp();
      return run;
    } catch (RuntimeException e) {
      run.close();
      throw e;
    }
  }

  /**
   * Counts every case.
   *
   * @throws LedgerFailedException if a page is not answered as it should be
   */
  public List<LedgerRow> rows() {
    return rows(COUNTED_TURN, () -> {});
  }

  /**
   * Counts every case with empty caches.
   *
   * @param emptyCaches makes the site's container of entities let go of what it keeps
   * @throws LedgerFailedException if a page is not answered as it should be
   */
  public List<LedgerRow> coldRows(Runnable emptyCaches) {
    return rows(COLD_TURN, emptyCaches);
  }

  private List<LedgerRow> rows(int turn, Runnable before) {
    List<LedgerRow> rows = new ArrayList<>();
    for (Case counted : cases) {
      progress.accept("counting " + counted.name());
      Visit visit = counted.script().prepare(visitor, turn);
      watch.awaitQuiet();
      before.run();
      watch.take();
      visitor.visit(visit);
      watch.awaitQuiet();
      rows.add(row(counted, watch.take()));
    }
    return rows;
  }

  private void warmUp() {
    for (int turn = 1; turn <= WARM_UP_TURNS; turn++) {
      progress.accept("warming up, turn " + turn + " of " + WARM_UP_TURNS);
      for (Case warmed : cases) {
        visitor.visit(warmed.script().prepare(visitor, turn));
      }
    }
  }

  /** Ends the visit; the site goes on. */
  @Override
  public void close() {
    visitor.close();
  }

  private static LedgerRow row(Case counted, SiteWatch.Seen seen) {
    return new LedgerRow(
        counted.name(),
        counted.sizes(),
        seen.counts(),
        seen.calls().remote(),
        seen.calls().inside(),
        seen.statements());
  }
}
