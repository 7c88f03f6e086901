package org.rubisee.bench.ledger.wire;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.LedgerFailedException;
import org.rubisee.servers.Loopback;

/**
 * Watches a site that does one page at a time: relays between its tiers, which hear statements,
 * rows and bytes, and the servers' logs of calls.
 *
 * <p>Life cycle: construct, start the site with {@link #databasePort} and {@link #appRoute}, {@link
 * #follow} it, close. Not thread-safe.
 */
public final class SiteWatch implements AutoCloseable {

  private static final int QUIET_MILLIS = 30;

  private final Tally traffic = new Tally();
  private final LinkTime databaseTime = LinkTime.create();
  private Optional<LinkTime> appTime = Optional.empty();
  private final InetAddress here;
  private final Relay database;
  private final List<Relay> others = new ArrayList<>();
  private final List<CallSource> webLogs = new ArrayList<>();
  private final List<CallSource> appLogs = new ArrayList<>();

  /**
   * A watch over a site on other machines.
   *
   * @param here the address at which they reach this machine
   * @param database where the database is
   */
  public SiteWatch(InetAddress here, InetSocketAddress database) {
    this.here = here;
    this.database =
        Relay.at(here, database, () -> databaseTime.listener(new MySqlListener(traffic)));
  }

  /** Port by which the site's tiers shall reach the database. */
  public int databasePort() {
    return database.port();
  }

  /** The loopback port by which the web tier shall reach the application server on this one. */
  public int appRoute(int appPort) {
    return appRoute(new InetSocketAddress(Loopback.address(), appPort));
  }

  /** The port of this machine by which the web tier shall reach the application server. */
  public int appRoute(InetSocketAddress app) {
    LinkTime time = LinkTime.create();
    appTime = Optional.of(time);
    return relayed(
            app, () -> time.listener(new ByteCount(traffic, Column.WEB_TO_APP, Column.APP_TO_WEB)))
        .port();
  }

  /**
   * Where the site was started.
   *
   * @param baseUri where its pages begin
   * @param webCalls the web server's log of calls
   * @param appCalls the application server's, if there is one
   */
  public record Site(URI baseUri, CallSource webCalls, Optional<CallSource> appCalls) {

    /** With logs in files. */
    public Site(URI baseUri, Path webCalls, Optional<Path> appCalls) {
      this(baseUri, new CallLogReader(webCalls), appCalls.map(CallLogReader::new));
    }
  }

  /**
   * Begins to watch a site that was started.
   *
   * @return where its pages begin, by a way on which bytes are counted
   */
  public URI follow(Site site) {
    webLogs.add(site.webCalls());
    site.appCalls().ifPresent(appLogs::add);
    URI uri = site.baseUri();
    Relay web =
        relayed(
            new InetSocketAddress(uri.getHost(), uri.getPort()),
            () -> new ByteCount(traffic, Column.CLIENT_TO_WEB, Column.WEB_TO_CLIENT));
    return URI.create("http://" + here.getHostAddress() + ":" + web.port() + uri.getPath());
  }

  /**
   * What was seen in a while.
   *
   * @param counts by column; a column that is missing is 0
   * @param calls of beans
   * @param statements executed, by text
   */
  public record Seen(Map<Column, Long> counts, Calls calls, Map<String, Integer> statements) {}

  /** What was seen since the last time this was called. */
  public Seen take() {
    Tally.Seen heard = traffic.take();
    Calls calls = Calls.of(lines(webLogs), lines(appLogs));
    Map<Column, Long> counts = new EnumMap<>(Column.class);
    counts.putAll(heard.counts());
    counts.put(Column.REMOTE_CALLS, (long) calls.remoteTotal());
    counts.put(Column.BEAN_CALLS, (long) calls.insideTotal());
    counts.put(Column.LOOKUPS, (long) calls.lookups());
    counts.put(Column.TRANSACTION_OPERATIONS, (long) calls.transactionOperations());
    return new Seen(counts, calls, heard.statements());
  }

  private static List<String> lines(List<CallSource> logs) {
    return logs.stream().flatMap(log -> log.take().stream()).toList();
  }

  /** Waits until nothing has been sent or logged for a while. */
  public void awaitQuiet() {
    long before = -1;
    long now = activity();
    while (now != before) {
      before = now;
      pause();
      now = activity();
    }
  }

  private long activity() {
    return traffic.total() + size(webLogs) + size(appLogs);
  }

  private static long size(List<CallSource> logs) {
    return logs.stream().mapToLong(CallSource::size).sum();
  }

  private static void pause() {
    try {
      Thread.sleep(QUIET_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new LedgerFailedException("Interrupted while counting", e);
    }
  }

  /** How long callers have waited on the links so far. */
  PageTime.Links waited() {
    return new PageTime.Links(
        appTime.map(time -> OptionalLong.of(time.nanos())).orElse(OptionalLong.empty()),
        databaseTime.nanos());
  }

  private Relay relayed(InetSocketAddress target, Supplier<Listener> listeners) {
    Relay relay = Relay.at(here, target, listeners);
    others.add(relay);
    return relay;
  }

  /** Ends the relays. */
  @Override
  public void close() {
    others.forEach(Relay::close);
    database.close();
  }
}
