package org.rubisee.contract.failure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.rubisee.servers.ProcessEnvironment;

/** What a test does to the process of a tier. */
public enum Signal {
  /** Ends it at once. */
  KILL,
  /** Lets it stand still. */
  STOP,
  /** Lets it go on. */
  CONT;

  /**
   * Sends it.
   *
   * @param pid of the process
   * @throws IllegalStateException if there is none
   */
  public void send(long pid) {
    try {
      int status =
          ProcessEnvironment.measured(List.of("kill", "-" + name(), Long.toString(pid)))
              .start()
              .waitFor();
      if (status != 0) {
        throw new IllegalStateException(this + " did not reach process " + pid);
      }
      if (this == KILL) {
        ProcessHandle.of(pid).ifPresent(process -> process.onExit().join());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted", e);
    }
  }
}
