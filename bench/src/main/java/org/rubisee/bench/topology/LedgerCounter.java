package org.rubisee.bench.topology;

import java.net.InetAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.ledger.LedgerRun;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;
import org.rubisee.settings.Text;

/**
 * Makes the ledgers of implementations, one after the other and the same way in every topology: the
 * tiny data freshly restored, a clock that stands still, servers that nobody else asks.
 *
 * @param topology where they run
 * @param checkout where the implementations were built, with the working files of their servers
 * @param relays the address of the bench's machine at which the tiers reach it
 * @param terminal told what is being done
 */
public record LedgerCounter(
    Topology topology, Checkout checkout, InetAddress relays, Terminal terminal) {

  /** A time by which some of what was loaded is over, so that there are lists of that, too. */
  public static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH.plusDays(2);

  /**
   * The system property with the size of a server's pool. Each connection prepares statements for
   * itself, and opening one costs statements, too: servers that do one thing after the other have
   * one, however slow the machine is.
   */
  public static final String POOL_SIZE = "rubis.db.pool-size";

  /** Servers that stop after a minute or two stop before C2 pays off. */
  private static final List<String> QUICK_COMPILER = List.of("-XX:TieredStopAtLevel=1");

  /**
   * How servers are started to be counted.
   *
   * @param checkout has their working files
   * @param application the application of the site
   * @param knobs of the site
   */
  public static SiteRecipe recipe(Checkout checkout, String application, Knobs knobs) {
    return new SiteRecipe(
        checkout,
        ApplicationData.named(application).plan(Sizes.TINY),
        settings(knobs),
        Pinning.ANYWHERE,
        QUICK_COMPILER);
  }

  /**
   * Counts an implementation with its knobs: with commit option A cold and warm.
   *
   * @throws CommandFailedException if it cannot be counted; the message says why
   */
  public List<Ledger> count(SiteConfiguration configuration) {
    return count(configuration, Map.of());
  }

  /**
   * The same with further settings of the site.
   *
   * @param more by name, with their prefix
   */
  public List<Ledger> count(SiteConfiguration configuration, Map<String, String> more) {
    requireCountable(configuration.knobs());
    configuration.implementation().requireBuilt();
    SiteStart start = start(configuration, more);
    String implementation = configuration.implementation().name();
    List<LedgerVariant> variants = LedgerVariant.of(configuration.knobs().labels());
    String name = "Ledger of " + variants.get(0).nameOf(implementation);
    terminal.progress(name + ": starting its servers");
    try (RelayedSite relayed = topology.startRelayed(configuration, start, relays);
        Connection past = topology.database().address().connect();
        LedgerRun run =
            LedgerRun.begin(
                relayed.watch(),
                relayed.followed(),
                new LedgerRun.Data(
                    Applications.named(configuration.application()).scenarios(), past, NOW),
                step -> terminal.progress(name + ": " + step))) {
      List<Ledger> ledgers = ledgers(run, relayed.site(), implementation, variants);
      ledgers.forEach(this::tell);
      return ledgers;
    } catch (SQLException e) {
      throw new CommandFailedException(
          "The connection to " + topology.database().address() + " broke", e);
    }
  }

  private void tell(Ledger ledger) {
    terminal.say(
        Text.of("Ledger of %s: %d interactions counted", ledger.name(), ledger.rows().size()));
  }

  /**
   * The variant with empty caches, if there is one, is counted after the other, and comes first.
   */
  private List<Ledger> ledgers(
      LedgerRun run, RunningSite site, String implementation, List<LedgerVariant> variants) {
    List<Ledger> ledgers = new ArrayList<>();
    ledgers.add(new Ledger(implementation, variants.get(variants.size() - 1), run.rows()));
    if (variants.size() > 1 && site.forgetsEntities()) {
      ledgers.add(
          0, new Ledger(implementation, variants.get(0), run.coldRows(site::forgetEntities)));
    } else if (variants.size() > 1) {
      terminal.say(
          Text.of(
              "Ledger of %s: not counted, since nothing empties the caches of servers in topology %s",
              variants.get(0).nameOf(implementation), topology.label()));
    }
    return ledgers;
  }

  private SiteStart start(SiteConfiguration configuration, Map<String, String> more) {
    SiteRecipe recipe = recipe(checkout, configuration.application(), configuration.knobs());
    Map<String, String> settings = new TreeMap<>(recipe.siteSettings());
    settings.putAll(more);
    return SiteStart.of(
        recipe.withSiteSettings(settings), topology.database().restore(recipe.plan()));
  }

  /** The same pages at each start. A container takes these in one variable, so without spaces. */
  private static Map<String, String> settings(Knobs knobs) {
    Map<String, String> settings = new TreeMap<>();
    settings.put(SiteSettings.PREFIX + "clock", "fixed:" + NOW);
    settings.put(SiteSettings.PREFIX + "ticket-key", "key-of-the-ledger");
    settings.put(SiteSettings.PREFIX + "nonces", "sequence");
    if (knobs.of("pool").isEmpty()) {
      settings.put(POOL_SIZE, "1");
    }
    return settings;
  }

  /**
   * Checks that a site can be counted: one log of calls is read in each tier, and one link has the
   * calls between them.
   *
   * @throws CommandFailedException if it cannot; the message says why
   */
  public static void requireCountable(Knobs knobs) {
    if (knobs.webNodes() > 1 || knobs.appNodes() > 1 || knobs.balancer().isPresent()) {
      throw new CommandFailedException(
          "A ledger counts one server of each tier: leave out web-nodes, app-nodes and balancer");
    }
    if (knobs.webContainer().isPresent()) {
      throw new CommandFailedException(
          Text.of(
              "web=%s writes no log of calls to be counted: leave out web",
              knobs.webContainer().get()));
    }
    if (knobs.server().lacks("call-log")) {
      throw new CommandFailedException(
          Text.of(
              "%s writes no log of calls to be counted: leave out server=%s",
              knobs.server().title(), knobs.server().name()));
    }
  }
}
