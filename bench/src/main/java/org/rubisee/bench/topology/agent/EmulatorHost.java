package org.rubisee.bench.topology.agent;

import java.io.IOException;

/** What an agent does about emulators on its machine. Methods may be called by any thread. */
public interface EmulatorHost {

  /** Of the log of an emulator, in {@link EmulatorState#files()}. */
  String LOG = "log";

  /** Of the log of its garbage collector. */
  String GC_LOG = "gc-log";

  /** The most bytes of a file that one answer holds. */
  int MOST_FILE_BYTES = 4 << 20;

  /** An emulator about which nobody has asked for so long is ended, seconds. */
  int SECONDS_WITHOUT_QUESTION = 30;

  /**
   * Starts an emulator. What an earlier load left is removed.
   *
   * @throws IOException if it cannot be started
   * @throws RuntimeException if the order is not allowed, or another load goes on; the message says
   *     what to do
   */
  void start(EmulatorOrder order) throws IOException;

  /**
   * How far an emulator is.
   *
   * @param id of its order
   * @throws IllegalArgumentException if there is none
   */
  EmulatorState state(String id);

  /** Asks an emulator to end early; it writes what it measured first. */
  void stop(String id);

  /**
   * A part of what an emulator left, after its end.
   *
   * @param name one of its files
   * @param from the first byte, from 0
   * @return at most {@link #MOST_FILE_BYTES}; empty at the end of the file
   */
  byte[] file(String id, String name, long from) throws IOException;

  /** Removes an emulator and what it left; ends it if it still runs. */
  void discard(String id) throws IOException;
}
