package org.rubisee.bench;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.ledger.Ledger;
import org.rubisee.bench.ledger.LedgerRun;
import org.rubisee.bench.ledger.SiteWatch;
import org.rubisee.model.BusinessClock;
import org.rubisee.model.SiteSettings;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.Scale;
import org.rubisee.servers.Implementation;
import org.rubisee.servers.LocalSite;
import org.rubisee.servers.MySqlOptions;
import org.rubisee.servers.SiteDatabase;
import org.rubisee.servers.SiteOptions;
import org.rubisee.servers.WildFly;

/**
 * Runs implementations for their ledgers, one after the other: the tiny data freshly restored, a
 * clock that stands still, servers that nobody else asks.
 *
 * @param checkout where they were built
 * @param folder holds database and servers
 * @param terminal told what is being done
 * @param commitOption what the container of entity beans keeps between transactions
 */
record LedgerSite(
    Checkout checkout, Path folder, Terminal terminal, LedgerCommitOption commitOption) {

  private static final int BUFFER_POOL_MIB = 128;

  /** Some auctions have ended by then, so that AboutMe has something in its lists of these. */
  static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusDays(2);

  /** The same pages at each start. */
  static final Map<String, String> SETTINGS =
      new TreeMap<>(
          Map.of(
              SiteSettings.PREFIX + "clock", "fixed:" + NOW,
              SiteSettings.PREFIX + "ticket-key", "ledger",
              SiteSettings.PREFIX + "nonces", "sequence"));

  /** With the usual folder. */
  static LedgerSite of(Checkout checkout, Terminal terminal, LedgerCommitOption commitOption) {
    return new LedgerSite(checkout, checkout.work().resolve("ledger-site"), terminal, commitOption);
  }

  /** Counts these implementations. */
  List<Ledger> count(List<Implementation> implementations) {
    implementations.forEach(Implementation::requireBuilt);
    MySqlOptions options =
        MySqlOptions.in(folder.resolve("db"))
            .withBufferPoolMib(BUFFER_POOL_MIB)
            .withDurability(MySqlOptions.Durability.RELAXED);
    List<Ledger> ledgers = new ArrayList<>();
    try (EmbeddedDatabase database = EmbeddedDatabase.start(options, terminal)) {
      for (Implementation implementation : implementations) {
        database.restore(DataPlan.of(Scale.TINY));
        ledgers.add(count(implementation, database.address()));
      }
    }
    return ledgers;
  }

  private Ledger count(Implementation implementation, DatabaseAddress database) {
    String name = implementation.name();
    terminal.progress("Ledger of " + name + ": starting its servers");
    WatchedDatabase watched = new WatchedDatabase(database);
    try (SiteWatch watch = watched.watch();
        LocalSite site =
            LocalSite.start(implementation, watched.seenThrough(watch, options(database)));
        Connection past = database.connect()) {
      SiteWatch.Site where =
          new SiteWatch.Site(
              site.baseUri(), site.web().callLog(), site.app().map(WildFly::callLog));
      Ledger ledger =
          new LedgerRun(watch)
              .count(
                  commitOption.nameOf(name),
                  where,
                  new LedgerRun.Data(past, NOW),
                  step -> terminal.progress("Ledger of " + name + ": " + step));
      terminal.say("Ledger of " + name + ": " + ledger.rows().size() + " interactions counted");
      return ledger;
    } catch (SQLException e) {
      throw new CommandFailedException("The connection to " + database + " broke", e);
    }
  }

  private SiteOptions options(DatabaseAddress database) {
    return SiteOptions.of(
            checkout.home(),
            folder.resolve("site"),
            new SiteDatabase(database.jdbcUrl(), database.user(), database.password()))
        .withSiteSettings(settings());
  }

  private Map<String, String> settings() {
    Map<String, String> settings = new TreeMap<>(SETTINGS);
    settings.put("rubis.entities.commit-option", commitOption.name());
    return settings;
  }
}
