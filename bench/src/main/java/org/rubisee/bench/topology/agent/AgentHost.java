package org.rubisee.bench.topology.agent;

import java.io.IOException;
import org.rubisee.bench.topology.tier.HostReading;
import org.rubisee.bench.topology.tier.TierControl;

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
   * A server of a tier.
   *
   * @throws IllegalArgumentException if it does not watch that tier
   */
  TierControl server(String tier);

  /**
   * Its emulators.
   *
   * @throws RuntimeException if it may start none; the message says what to do
   */
  EmulatorHost emulators();
}
