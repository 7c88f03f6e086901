package org.rubisee.auction.pages;

import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.rubisee.logic.FailureLog;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.AuctionCloser;
import org.rubisee.model.DeferredWork;
import org.rubisee.model.NewItem;
import org.rubisee.model.UseCases;
import org.rubisee.settings.SiteSettings;

/**
 * Closes auctions that ended, as often as the site's settings say, while the site is deployed. It
 * puts their items up for sale again by the implementation's own use case, and has winners told
 * where the implementation does that. An item whose sale fails, or whose winners could not be told,
 * waits for the next round; one is lost only if the server ends in between.
 */
final class ClosingJob implements ServletContextListener {
  private static final FailureLog FAILURES = new FailureLog(ClosingJob.class);
  private static final int AT_A_TIME = 100;
  private static final long LAST_ROUND_SECONDS = 10;

  private final SiteSettings settings;
  private final AuctionCloser closer;
  private final UseCases useCases;
  private final ScheduledExecutorService thread;
  private final Queue<NewItem> forSaleAgain = new ArrayDeque<>();
  private final Queue<Integer> toBeTold = new ArrayDeque<>();

  /**
   * The job of a site.
   *
   * @param loader the site's class loader, with which calls of the job find what those of servlets
   *     find
   */
  ClosingJob(SiteSettings settings, AuctionCloser closer, UseCases useCases, ClassLoader loader) {
    this.settings = settings;
    this.closer = closer;
    this.useCases = useCases;
    thread =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread closing = new Thread(task, "auction-closer");
              closing.setDaemon(true);
              closing.setContextClassLoader(loader);
              return closing;
            });
  }

  @Override
  public void contextInitialized(ServletContextEvent event) {
    int seconds = settings.closingSeconds();
    thread.scheduleWithFixedDelay(this::tryRound, seconds, seconds, TimeUnit.SECONDS);
  }

  @Override
  public void contextDestroyed(ServletContextEvent event) {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(LAST_ROUND_SECONDS, TimeUnit.SECONDS)) {
        thread.shutdownNow();
      }
    } catch (InterruptedException e) {
      thread.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }

  private void tryRound() {
    try {
      round();
    } catch (RuntimeException e) {
      FAILURES.state("Auctions that ended could not be closed, the next round tries again", e);
    }
  }

  /** Closes what has ended, and puts it up for sale again. */
  void round() {
    LocalDateTime now = settings.clock().now();
    followUp();
    int closed;
    do {
      closed = 0;
      List<Integer> ended = closer.ended(now, AT_A_TIME);
      for (int itemId : ended) {
        if (thread.isShutdown()) {
          return;
        }
        Optional<NewItem> item = closer.close(itemId, now);
        if (item.isPresent()) {
          closed++;
          toBeTold.add(itemId);
          if (settings.relisting()) {
            forSaleAgain.add(item.get());
          }
          followUp();
        }
      }
    } while (closed == AT_A_TIME);
  }

  private void followUp() {
    tellWinners();
    sellAgain();
  }

  private void tellWinners() {
    for (Integer item = toBeTold.peek(); item != null; item = toBeTold.peek()) {
      DeferredWork.of(useCases).notices().auctionClosed(item);
      toBeTold.remove();
    }
  }

  private void sellAgain() {
    for (NewItem item = forSaleAgain.peek(); item != null; item = forSaleAgain.peek()) {
      try {
        useCases.registerItem().registerItem(item);
      } catch (RejectedException e) {
        FAILURES.state("An item was not put up for sale again: " + e.rejection(), e);
      }
      forSaleAgain.remove();
    }
  }
}
