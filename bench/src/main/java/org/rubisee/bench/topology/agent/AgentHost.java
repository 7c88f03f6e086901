package org.rubisee.bench.topology.agent;

import java.io.IOException;

/** What an agent does on its machine. Methods are called by one thread at a time. */
public interface AgentHost {

  /** What it watches and may do. */
  HostState state();

  /**
   * Reads a tier.
   *
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if it does not watch that tier
   */
  HostReading read(String tier) throws IOException;

  /**
   * Starts a server, in place of one that it started before, and waits until all is deployed.
   *
   * @throws RuntimeException if that is not allowed or not possible; the message says why
   */
  void start(StartOrder order);

  /** Stops the server of a tier, if it was started here. */
  void stop(String tier);

  /**
   * What a server that was started here has written.
   *
   * @param name {@code server}, {@code gc} or {@code calls}
   * @param from the first byte, from 0
   */
  byte[] log(String tier, String name, long from) throws IOException;

  /**
   * Its emulators.
   *
   * @throws RuntimeException if it may start none; the message says what to do
   */
  EmulatorHost emulators();
}
