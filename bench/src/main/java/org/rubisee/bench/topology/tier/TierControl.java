package org.rubisee.bench.topology.tier;

import java.io.IOException;

/**
 * A server of a tier, on this machine or behind an agent: it is started, stopped, signalled and
 * read the same way. Only a server that was started through this is stopped, signalled, or has logs
 * to read; reading finds a server that somebody else started, too.
 */
public interface TierControl {

  /**
   * Starts a server, in place of one that was started before, and waits until all is deployed.
   *
   * @throws RuntimeException if that is not allowed or not possible; the message says why
   */
  void start(StartOrder order);

  /** Stops the server, paused or not; does nothing if none was started. */
  void stop();

  /**
   * Stops the process where it is; it takes no processor time until {@link #resume}.
   *
   * @throws IOException if no server was started here, or it has ended
   */
  void pause() throws IOException;

  /**
   * Lets a paused process go on.
   *
   * @throws IOException if no server was started here, or it has ended
   */
  void resume() throws IOException;

  /**
   * Ends the process at once, as {@code kill -9} does, and waits until it is gone.
   *
   * @throws IOException if no server was started here, or it has ended
   */
  void kill() throws IOException;

  /**
   * Empties what the server keeps of entities between transactions.
   *
   * @throws IOException if no server was started here, or it does not do it
   */
  void forgetEntities() throws IOException;

  /**
   * Reads what the server uses, and its links: nothing when it has no process.
   *
   * @throws IOException if it cannot be read
   */
  HostReading read() throws IOException;

  /**
   * What the server has written; nothing if none was started.
   *
   * @param name {@code server}, {@code gc} or {@code calls}
   * @param from the first byte, from 0
   * @throws IOException if it cannot be read
   */
  byte[] log(String name, long from) throws IOException;
}
