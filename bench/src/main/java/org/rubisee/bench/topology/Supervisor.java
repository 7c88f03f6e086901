package org.rubisee.bench.topology;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.LongSupplier;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.settings.Text;

/**
 * Watches the servers of a site that is open for visitors: says when one ended, starts it again,
 * and says when the site is open again. A server that keeps ending is given up. Not for use by
 * several threads.
 */
public final class Supervisor {

  /** So many restarts within {@link #WITHIN} are tried; one more ends the command. */
  public static final int MOST_RESTARTS = 3;

  /** See {@link #MOST_RESTARTS}. */
  public static final Duration WITHIN = Duration.ofMinutes(10);

  private static final double NANOS_PER_SECOND = 1e9;

  private final String site;
  private final List<SupervisedServer> servers;
  private final Runnable awaitPages;
  private final Terminal terminal;
  private final LongSupplier nanoTime;
  private final Deque<Long> restarts = new ArrayDeque<>();

  /**
   * A supervisor.
   *
   * @param site where the site is
   * @param servers in the order in which they are started: database, application, web
   * @param awaitPages returns when the site answers pages that come from the database
   * @param nanoTime tells the time, as {@link System#nanoTime} does
   */
  public Supervisor(
      String site,
      List<SupervisedServer> servers,
      Runnable awaitPages,
      Terminal terminal,
      LongSupplier nanoTime) {
    this.site = site;
    this.servers = List.copyOf(servers);
    this.awaitPages = awaitPages;
    this.terminal = terminal;
    this.nanoTime = nanoTime;
  }

  /**
   * Looks once, and restarts what ended.
   *
   * @throws CommandFailedException if servers ended more often than is tried
   * @throws org.rubisee.servers.ServerFailedException if one does not start again
   */
  public void check() {
    List<SupervisedServer> ended =
        servers.stream().filter(server -> !server.isAlive().getAsBoolean()).toList();
    if (ended.isEmpty()) {
      return;
    }
    long startNanos = nanoTime.getAsLong();
    ended.forEach(this::restart);
    awaitPages.run();
    terminal.result(
        Text.of(
            "  %s is open again after %.1f s",
            site, (nanoTime.getAsLong() - startNanos) / NANOS_PER_SECOND));
  }

  private void restart(SupervisedServer server) {
    long now = nanoTime.getAsLong();
    restarts.removeIf(then -> now - then > WITHIN.toNanos());
    if (restarts.size() == MOST_RESTARTS) {
      throw new CommandFailedException(
          Text.of(
              "%s ended by itself, and %d restarts within %d minutes did not help; its log is %s",
              server.name(), MOST_RESTARTS, WITHIN.toMinutes(), server.logPlace()));
    }
    restarts.add(now);
    terminal.result("");
    terminal.result(
        Text.of("  %s ended by itself; its log is %s", server.name(), server.logPlace()));
    terminal.result(
        Text.of(
            "  Restarting it (restart %d of at most %d in %d minutes); until then pages may answer 503",
            restarts.size(), MOST_RESTARTS, WITHIN.toMinutes()));
    server.restart().run();
  }
}
