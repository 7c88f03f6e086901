package org.rubisee.bench.topology;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.sampling.TierReader;
import org.rubisee.measurement.Progress;

/** Starts the emulators that share the load of a trial, wherever they run. */
public interface EmulatorStarter {

  /**
   * Prepares a load.
   *
   * @param folder where its results shall be in the end
   * @param count how many emulators share it, from 1
   * @return the time that they need from now until all of them are ready, milliseconds
   * @throws CommandFailedException if it cannot begin; the message says what to do
   */
  long prepare(Path folder, int count) throws IOException;

  /**
   * Starts one of them.
   *
   * @param number which, from 1
   * @param order what it does
   * @param listener told each second how far it is, on a thread of its own
   */
  Started start(int number, EmulatorProcess.Order order, Consumer<Progress> listener)
      throws IOException;

  /**
   * Reads what they use together.
   *
   * @param started those that were started, in the order of their numbers
   */
  TierReader tier(List<Started> started);

  /** An emulator that was started, here or on another machine. */
  interface Started extends AutoCloseable {

    /** Completes when it has ended; 0: well. */
    CompletableFuture<Integer> exitCode();

    /**
     * Waits until it has done everything and its results are in their folder.
     *
     * @throws CommandFailedException if it fails; the message says where, and holds its last words
     */
    void await() throws InterruptedException;

    /** Asks it to end early, without waiting for it. */
    void stop();

    /** Ends it early; it writes what it measured first. */
    @Override
    void close();
  }
}
