package org.rubisee.emulator.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.rubisee.emulator.load.RateChange;
import org.rubisee.emulator.load.RateFiles;

/** Changes the rate of arrivals as orders ask for that are written while a run goes on. */
final class RateFollower {

  private static final long POLL_MILLIS = 100;

  private final RateFiles files;
  private final Load load;
  private final long beganEpochMillis;
  private final Runnable tooLate;
  private final List<RateChange> followed = new ArrayList<>();
  private final CountDownLatch ended = new CountDownLatch(1);

  private RateFollower(RateFiles files, Load load, long beganEpochMillis, Runnable tooLate) {
    this.files = files;
    this.load = load;
    this.beganEpochMillis = beganEpochMillis;
    this.tooLate = tooLate;
  }

  /**
   * Follows orders, on a thread of its own.
   *
   * @param load has begun
   * @param beganEpochMillis when, milliseconds since 1970
   * @param tooLate called when an order holds later than it asks for
   */
  static RateFollower start(RateFiles files, Load load, long beganEpochMillis, Runnable tooLate)
      throws IOException {
    RateFollower follower = new RateFollower(files, load, beganEpochMillis, tooLate);
    follower.tell();
    Thread thread = new Thread(follower::run, "rate-orders");
    thread.setDaemon(true);
    thread.start();
    return follower;
  }

  private void run() {
    try {
      do {
        follow();
      } while (!ended.await(POLL_MILLIS, TimeUnit.MILLISECONDS));
    } catch (IOException e) {
      System.err.println(
          "The rate of arrivals cannot be changed any more: "
              + e.getMessage()
              + ". Write orders in the form of docs/load-schedules.md, and start the run again.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void follow() throws IOException {
    List<RateChange> ordered = files.ordered();
    if (ordered.size() <= followed.size()) {
      return;
    }
    for (RateChange asked : ordered.subList(followed.size(), ordered.size())) {
      double from = load.change(asked);
      followed.add(new RateChange(from, asked.order()));
      if (from > asked.fromSecond()) {
        tooLate.run();
      }
    }
    tell();
  }

  private void tell() throws IOException {
    files.tell(new RateFiles.Followed(beganEpochMillis, followed));
  }

  /** Follows no more orders. */
  void end() {
    ended.countDown();
  }
}
