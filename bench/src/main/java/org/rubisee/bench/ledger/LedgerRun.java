package org.rubisee.bench.ledger;

import java.net.URI;
import java.sql.Connection;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes the ledger of one implementation: each case once, on servers that do nothing else.
 *
 * @param watch follows the site from its start
 */
public record LedgerRun(SiteWatch watch) {

  /**
   * Every case is done so often before it counts: the driver then has prepared all statements on
   * each connection of the pool, and the servers have looked everything up.
   */
  static final int WARM_UP_TURNS = 6;

  /**
   * What the site is asked for.
   *
   * @param database a connection past the relay, to pick rows with
   * @param now business time, at which the site stands still
   */
  public record Data(Connection database, LocalDateTime now) {}

  /**
   * Counts every case.
   *
   * @param implementation its name
   * @param progress told what is being done
   * @throws LedgerFailedException if a page is not answered as it should be
   */
  public Ledger count(
      String implementation, SiteWatch.Site site, Data data, Consumer<String> progress) {
    URI address = watch.follow(site);
    Visitor visitor = new Visitor(address);
    List<Case> cases = Cases.of(new SampleData(data.database(), data.now()));
    warmUp(visitor, cases, progress);
    List<LedgerRow> rows = new ArrayList<>();
    for (Case counted : cases) {
      progress.accept("counting " + counted.name());
      Visit visit = counted.script().prepare(visitor, 0);
      watch.awaitQuiet();
      watch.take();
      visitor.visit(visit);
      watch.awaitQuiet();
      rows.add(row(counted, watch.take()));
    }
    return new Ledger(implementation, rows);
  }

  private static void warmUp(Visitor visitor, List<Case> cases, Consumer<String> progress) {
    for (int turn = 1; turn <= WARM_UP_TURNS; turn++) {
      progress.accept("warming up, turn " + turn + " of " + WARM_UP_TURNS);
      for (Case warmed : cases) {
        visitor.visit(warmed.script().prepare(visitor, turn));
      }
    }
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
