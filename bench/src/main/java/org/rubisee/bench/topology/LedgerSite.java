package org.rubisee.bench.topology;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.LedgerRun;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.ledger.wire.SiteWatch;
import org.rubisee.model.BusinessClock;
import org.rubisee.model.SiteSettings;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.Scale;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;

/**
 * Where implementations run for their ledgers, one after the other: the tiny data freshly restored,
 * a clock that stands still, servers that nobody else asks. Holds a database until it is closed.
 */
public final class LedgerSite implements AutoCloseable {

  private static final int BUFFER_POOL_MIB = 128;

  /** Some auctions have ended by then, so that AboutMe has something in its lists of these. */
  public static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusDays(2);

  /** The same pages at each start. A container takes these in one variable, so without spaces. */
  public static final Map<String, String> SETTINGS =
      new TreeMap<>(
          Map.of(
              SiteSettings.PREFIX + "clock", "fixed:" + NOW,
              SiteSettings.PREFIX + "ticket-key", "key-of-the-ledger",
              SiteSettings.PREFIX + "nonces", "sequence"));

  private final Checkout checkout;
  private final Path folder;
  private final Terminal terminal;
  private final EmbeddedDatabase database;

  private LedgerSite(Checkout checkout, Path folder, Terminal terminal, EmbeddedDatabase database) {
    this.checkout = checkout;
    this.folder = folder;
    this.terminal = terminal;
    this.database = database;
  }

  /**
   * Starts the database.
   *
   * @param checkout where the implementations were built
   * @param folder holds database and servers
   * @param terminal told what is being done
   */
  public static LedgerSite open(Checkout checkout, Path folder, Terminal terminal) {
    MySqlOptions options =
        MySqlOptions.in(folder.resolve("db"))
            .withBufferPoolMib(BUFFER_POOL_MIB)
            .withDurability(MySqlOptions.Durability.RELAXED);
    return new LedgerSite(checkout, folder, terminal, EmbeddedDatabase.start(options, terminal));
  }

  /** Counts an implementation with its knobs: with commit option A cold and warm. */
  public List<Ledger> count(SiteConfiguration configuration) {
    return count(configuration, Map.of());
  }

  /**
   * The same with further settings of the site.
   *
   * @param settings by name, with their prefix
   */
  public List<Ledger> count(SiteConfiguration configuration, Map<String, String> settings) {
    configuration.implementation().requireBuilt();
    database.restore(DataPlan.of(Scale.TINY));
    List<LedgerVariant> variants = LedgerVariant.of(configuration.knobs().labels());
    String name = variants.get(0).nameOf(configuration.implementation().name());
    terminal.progress("Ledger of " + name + ": starting its servers");
    WatchedDatabase watched = new WatchedDatabase(database.siteAddress());
    try (SiteWatch watch = watched.watch();
        LocalSite site =
            LocalSite.start(
                configuration.implementation(),
                watched.seenThrough(watch, options(configuration, settings)));
        Connection past = database.address().connect()) {
      SiteWatch.Site where =
          new SiteWatch.Site(
              site.baseUri(),
              site.web().callLog().orElseThrow(),
              site.app().flatMap(TierServer::callLog));
      try (LedgerRun run =
          LedgerRun.begin(
              watch,
              where,
              new LedgerRun.Data(past, NOW),
              step -> terminal.progress("Ledger of " + name + ": " + step))) {
        List<Ledger> ledgers = ledgers(run, site, variants);
        ledgers.forEach(
            ledger ->
                terminal.say(
                    "Ledger of %s: %d interactions counted"
                        .formatted(ledger.name(), ledger.rows().size())));
        return ledgers;
      }
    } catch (SQLException e) {
      throw new CommandFailedException("The connection to " + database.address() + " broke", e);
    }
  }

  private static List<Ledger> ledgers(LedgerRun run, LocalSite site, List<LedgerVariant> variants) {
    String implementation = site.implementation().name();
    Ledger last = new Ledger(implementation, variants.get(variants.size() - 1), run.rows());
    if (variants.size() == 1) {
      return List.of(last);
    }
    try (EntityCacheClient kept = EntityCacheClient.of(site.app().orElse(site.web()).pid())) {
      return List.of(new Ledger(implementation, variants.get(0), run.coldRows(kept::clear)), last);
    }
  }

  private SiteOptions options(SiteConfiguration configuration, Map<String, String> more) {
    DatabaseAddress address = database.siteAddress();
    Map<String, String> settings = withOneConnection();
    settings.putAll(more);
    return SiteOptions.of(
            checkout.home(),
            folder.resolve("site"),
            new SiteDatabase(address.jdbcUrl(), address.user(), address.password()))
        .withSiteSettings(settings)
        .withKnobs(configuration.knobs())
        .withQuickCompiler();
  }

  /**
   * {@link #SETTINGS} and pools of one connection.
   *
   * <p>Each connection prepares statements for itself, and opening one costs statements, too: who
   * does one thing after the other has one, however slow the machine is.
   */
  public static Map<String, String> withOneConnection() {
    Map<String, String> settings = new TreeMap<>(SETTINGS);
    settings.put("rubis.db.pool-size", "1");
    return settings;
  }

  @Override
  public void close() {
    database.close();
  }
}
