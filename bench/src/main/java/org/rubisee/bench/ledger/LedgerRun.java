package org.rubisee.bench.ledger;

import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Makes the ledger of one implementation: a relay between any two tiers, then each case once, on
 * servers that do nothing else.
 *
 * <p>Life cycle: construct, start the site with {@link #databasePort} and {@link #appRoute}, then
 * {@link #count} once, close. Not thread-safe.
 */
public final class LedgerRun implements AutoCloseable {

  /**
   * Every case is done so often before it counts: the driver then has prepared all statements on
   * each connection of the pool, and the servers have looked everything up.
   */
  static final int WARM_UP_TURNS = 6;

  private static final int QUIET_MILLIS = 30;

  private final Tally traffic = new Tally();
  private final Relay database;
  private final List<Relay> others = new ArrayList<>();

  /**
   * A run.
   *
   * @param databasePort loopback port of the database
   */
  public LedgerRun(int databasePort) {
    database = relayTo(databasePort, () -> new MySqlListener(traffic));
  }

  /** Loopback port by which the site's tiers shall reach the database. */
  public int databasePort() {
    return database.port();
  }

  /** The loopback port by which the web tier shall reach the application server on this one. */
  public int appRoute(int appPort) {
    return relayed(appPort, Column.WEB_TO_APP, Column.APP_TO_WEB).port();
  }

  /**
   * Where the site was started.
   *
   * @param baseUri where its pages begin, on the loopback interface
   * @param webCalls the web server's log of calls
   * @param appCalls the application server's, if there is one
   */
  public record Site(URI baseUri, Path webCalls, Optional<Path> appCalls) {}

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
  public Ledger count(String implementation, Site site, Data data, Consumer<String> progress) {
    Relay web = relayed(site.baseUri().getPort(), Column.CLIENT_TO_WEB, Column.WEB_TO_CLIENT);
    URI address = URI.create("http://127.0.0.1:" + web.port() + site.baseUri().getPath());
    Visitor visitor = new Visitor(address);
    CallLogReader webLog = new CallLogReader(site.webCalls());
    List<CallLogReader> appLogs = site.appCalls().map(CallLogReader::new).stream().toList();
    List<Case> cases = Cases.of(new SampleData(data.database(), data.now()));
    warmUp(visitor, cases, progress);
    List<LedgerRow> rows = new ArrayList<>();
    for (Case counted : cases) {
      progress.accept("counting " + counted.name());
      Visit visit = counted.script().prepare(visitor, 0);
      awaitQuiet(webLog, appLogs);
      take(webLog, appLogs);
      traffic.take();
      visitor.visit(visit);
      awaitQuiet(webLog, appLogs);
      rows.add(row(counted, traffic.take(), take(webLog, appLogs)));
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

  private static Calls take(CallLogReader webLog, List<CallLogReader> appLogs) {
    return Calls.of(webLog.take(), appLogs.stream().flatMap(log -> log.take().stream()).toList());
  }

  private static LedgerRow row(Case counted, Tally.Seen seen, Calls calls) {
    Map<Column, Long> counts = new EnumMap<>(Column.class);
    counts.putAll(seen.counts());
    counts.put(Column.REMOTE_CALLS, (long) calls.remoteTotal());
    counts.put(Column.BEAN_CALLS, (long) calls.insideTotal());
    counts.put(Column.LOOKUPS, (long) calls.lookups());
    counts.put(Column.TRANSACTION_OPERATIONS, (long) calls.transactionOperations());
    return new LedgerRow(
        counted.name(), counted.sizes(), counts, calls.remote(), calls.inside(), seen.statements());
  }

  /** Until nothing has been sent or logged for a while. */
  private void awaitQuiet(CallLogReader webLog, List<CallLogReader> appLogs) {
    long before = -1;
    long now = activity(webLog, appLogs);
    while (now != before) {
      before = now;
      pause();
      now = activity(webLog, appLogs);
    }
  }

  private long activity(CallLogReader webLog, List<CallLogReader> appLogs) {
    return traffic.total() + webLog.size() + appLogs.stream().mapToLong(CallLogReader::size).sum();
  }

  private static void pause() {
    try {
      Thread.sleep(QUIET_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LedgerFailedException("Interrupted while counting", e);
    }
  }

  private Relay relayed(int port, Column there, Column back) {
    Relay relay = relayTo(port, () -> new ByteCount(traffic, there, back));
    others.add(relay);
    return relay;
  }

  private static Relay relayTo(int port, java.util.function.Supplier<Listener> listeners) {
    return Relay.to(new InetSocketAddress("127.0.0.1", port), listeners);
  }

  /** Ends the relays. */
  @Override
  public void close() {
    others.forEach(Relay::close);
    database.close();
  }
}
