package org.rubisee.bench.fault;

import java.io.IOException;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.FullDisk;
import org.rubisee.schema.DatabaseFailedException;
import org.rubisee.servers.ServerFailedException;

/** Tells failures after which the next trial can run from those that end an experiment. */
public final class BrokenTrial {

  private BrokenTrial() {}

  /**
   * The words of a failure of the site or its surroundings, which ends one trial only.
   *
   * @throws InterruptedException if the user stopped the experiment: what was being started then
   *     did not fail
   * @throws RuntimeException the failure itself, if it is a defect of the bench
   */
  public static String words(Exception failure) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException(failure.getMessage());
    }
    if (failure instanceof RuntimeException unchecked && !isOfTheSite(unchecked)) {
      throw unchecked;
    }
    return String.valueOf(failure.getMessage());
  }

  private static boolean isOfTheSite(RuntimeException failure) {
    return failure instanceof CommandFailedException
        || failure instanceof DatabaseFailedException
        || failure instanceof ServerFailedException;
  }

  /**
   * Ends the experiment if a full disk caused a failure: no later trial could keep its results.
   *
   * @throws IOException as the operating system would say it, if the disk is full
   */
  public static void throwIfDiskFull(Exception failure) throws IOException {
    String message = String.valueOf(failure.getMessage());
    if (FullDisk.says(message) || FullDisk.cause(failure).isPresent()) {
      throw new IOException(FullDisk.cause(failure).orElse(message), failure);
    }
  }
}
