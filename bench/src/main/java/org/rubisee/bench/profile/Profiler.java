package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.file.Path;

/** Samples what a Java process on this machine spends its CPU time on. */
interface Profiler {

  /** Its name and kind of sampling, for people. */
  String description();

  /**
   * Begins.
   *
   * @param recording the JFR file to write
   * @throws IOException if the process refuses; the message holds its words
   */
  void start(long pid, Path recording) throws IOException, InterruptedException;

  /**
   * Ends; the recording is complete then.
   *
   * @param recording the same file as at the start
   */
  void stop(long pid, Path recording) throws IOException, InterruptedException;
}
