package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.topology.EmulatorStarter;
import org.rubisee.bench.topology.agent.EmulatorOrder;
import org.rubisee.bench.topology.agent.EmulatorState;
import org.rubisee.measurement.Progress;
import org.rubisee.settings.Text;

/**
 * An emulator on a load machine. Its agent is asked twice a second how far it is; when it has
 * ended, its results are fetched. A machine that does not answer for too long counts as failed.
 */
final class RemoteEmulator implements EmulatorStarter.Started {

  private static final int LAST_WORDS_SECONDS = 20;
  private static final long POLL_MILLIS = 500;

  /** The exit code of an emulator of which nothing is known any more. */
  private static final int LOST = -1;

  private final LoadAgent agent;
  private final EmulatorOrder order;
  private final Path folder;
  private final Consumer<Progress> listener;
  private final Duration patience;
  private final CompletableFuture<Integer> exitCode = new CompletableFuture<>();
  private final Thread follower;
  private volatile EmulatorState last;
  private volatile String loss = "";
  private boolean isCollected;

  private RemoteEmulator(
      LoadAgent agent,
      EmulatorOrder order,
      Path folder,
      Consumer<Progress> listener,
      Duration patience,
      EmulatorState first) {
    this.agent = agent;
    this.order = order;
    this.folder = folder;
    this.listener = listener;
    this.patience = patience;
    last = first;
    follower = new Thread(this::follow, "emulator-" + order.name());
    follower.setDaemon(true);
    follower.start();
  }

  /**
   * Starts it.
   *
   * @param folder where its results are after {@link #await} or {@link #close}
   * @param listener told each second how far it is, on a thread of its own
   * @param patience a machine that does not answer for so long counts as failed
   * @throws CommandFailedException if that failed; the message names the machine
   */
  static RemoteEmulator start(
      LoadAgent agent,
      EmulatorOrder order,
      Path folder,
      Consumer<Progress> listener,
      Duration patience) {
    try {
      EmulatorState first = agent.client().start(order);
      return new RemoteEmulator(agent, order, folder, listener, patience, first);
    } catch (IOException e) {
      throw new CommandFailedException(
          Text.of("Load machine %s started no emulator: %s", machine(agent), e.getMessage()), e);
    }
  }

  @Override
  public CompletableFuture<Integer> exitCode() {
    return exitCode;
  }

  @Override
  public void await() throws InterruptedException {
    int code;
    try {
      code = exitCode.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    follower.join();
    String complaint = collected();
    if (!loss.isEmpty()) {
      throw new CommandFailedException(
          Text.of(
              "Load machine %s does not answer any more (%s). Nothing of its part of the load is here.",
              machine(agent), loss));
    }
    if (code != 0) {
      throw new CommandFailedException(
          Text.of(
              "The client emulator on load machine %s failed (exit code %d): %s",
              machine(agent), code, last.lastWords()));
    }
    if (!complaint.isEmpty()) {
      throw new CommandFailedException(
          Text.of("The results of load machine %s cannot be had: %s", machine(agent), complaint));
    }
  }

  @Override
  public void stop() {
    if (!exitCode.isDone()) {
      try {
        agent.client().stopEmulator(order.id());
      } catch (IOException e) {
        // who follows it finds out that the machine does not answer
      }
    }
  }

  /** Ends it early; what cannot be fetched is missing, and the trial is partial. */
  @Override
  public void close() {
    boolean interrupted = Thread.interrupted();
    stop();
    try {
      exitCode.get(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      interrupted = true;
    } catch (TimeoutException e) {
      loss = "it did not stop its emulator within " + LAST_WORDS_SECONDS + " s";
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
    follower.interrupt();
    collected();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Fetches the results once; says why that failed, else nothing. */
  private synchronized String collected() {
    if (isCollected || last.running()) {
      return "";
    }
    isCollected = true;
    try {
      new ResultFetch(agent.client(), order.id()).into(folder, last.files());
      agent.client().discardEmulator(order.id());
      return "";
    } catch (IOException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private void follow() {
    long heardNanos = System.nanoTime();
    try {
      while (last.running() && loss.isEmpty()) {
        Thread.sleep(POLL_MILLIS);
        try {
          tell(agent.client().emulator(order.id()));
          heardNanos = System.nanoTime();
        } catch (IOException e) {
          if (System.nanoTime() - heardNanos > patience.toNanos()) {
            loss = String.valueOf(e.getMessage());
          }
        }
      }
    } catch (InterruptedException e) {
      loss = "interrupted";
    } finally {
      exitCode.complete(last.running() ? LOST : last.exitCode());
    }
  }

  private void tell(EmulatorState now) {
    boolean isNews = now.lines() > last.lines();
    last = now;
    if (isNews) {
      try {
        listener.accept(Progress.parse(now.progress()));
      } catch (IllegalArgumentException e) {
        // progress is for the eyes; what was measured is in files
        listener.accept(new Progress("unknown", 0, 0, 0, 0, 0, 0));
      }
    }
  }

  private static String machine(LoadAgent agent) {
    return Text.of("%s (%s)", agent.host().address(), agent.client());
  }
}
