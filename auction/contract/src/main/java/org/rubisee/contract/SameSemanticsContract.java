package org.rubisee.contract;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.session.GoldenRecord;
import org.rubisee.contract.session.SessionRecord;
import org.rubisee.contract.session.Sightseeing;
import org.rubisee.contract.session.Tour;
import org.rubisee.contract.site.OnSite;
import org.rubisee.contract.trade.RandomWalk;

/**
 * On the same data all implementations answer every request with the same page, byte for byte, and
 * leave the database in the same state.
 */
@OnSite
abstract class SameSemanticsContract {

  private static final int INTERACTIONS = 700;
  private static final int INTERACTIONS_OF_A_LONG_SESSION = 2_000;
  private static final long SEED = 27;

  @Test
  void leavesTheSameRecordAfterAScriptedSession(Customer customer, Database database) {
    SessionRecord record = new SessionRecord(customer, database);

    Tour.of(customer, database).forEach(record::addReadable);
    for (Map.Entry<String, Page> visit : Sightseeing.of(customer, database).entrySet()) {
      record.addReadable(visit.getKey(), visit.getValue());
    }

    new GoldenRecord("scripted-session.txt").assertMatches(record.end());
  }

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
      record.addLine(String.format(Locale.ROOT, "%04d %s", step, walk.lastRequest()), page);
    }

    database.assertSound();
    new GoldenRecord(name).assertMatches(record.end());
  }
}
