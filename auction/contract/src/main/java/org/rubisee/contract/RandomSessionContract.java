package org.rubisee.contract;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.golden.GoldenRecord;
import org.rubisee.contract.golden.SessionRecord;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.Orders;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.trade.RandomWalk;

/**
 * After random sessions, as after the scripted one, all implementations have answered with the same
 * pages, byte for byte, and have the same rows.
 */
@OnSite
abstract class RandomSessionContract {

  private static final int INTERACTIONS = 700;
  private static final int INTERACTIONS_OF_A_LONG_SESSION = 2_000;
  private static final long SEED = 27;

  @Test
  void leavesTheSameRecordAfterARandomSession(Customer customer, Database database) {
    walk(customer, database, INTERACTIONS, "random-session.txt");
  }

  @Test
  @Tag("long")
  @Tag("random-session")
  void leavesTheSameRecordAfterALongRandomSession(Customer customer, Database database) {
    walk(customer, database, INTERACTIONS_OF_A_LONG_SESSION, "long-random-session.txt");
  }

  private static void walk(Customer customer, Database database, int interactions, String name) {
    SessionRecord record = new SessionRecord(customer, database);
    List<String> regions =
        database.rows("SELECT name FROM regions ORDER BY id").stream()
            .map(region -> region.text("name"))
            .toList();
    RandomWalk walk = new RandomWalk(customer, SEED, (int) database.count("users"), regions);

    for (int step = 1; step <= interactions; step++) {
      Page page = walk.next();
      Orders.awaitEnd(database);
      record.addLine(String.format(Locale.ROOT, "%04d %s", step, walk.lastRequest()), page);
    }

    database.assertSound();
    new GoldenRecord(name).assertMatches(record.end());
  }
}
