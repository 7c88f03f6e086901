package org.rubisee.emulator.http;

import java.io.PrintStream;
import java.util.Locale;

/** Counts the connections that failed, and keeps the cause of the first. Thread-safe. */
public final class FailedConnections {

  /** How the line begins that {@link #print} writes. */
  public static final String LINE = "Failed connections: ";

  private long count;
  private String first = "";

  synchronized void add(Exception cause) {
    if (count == 0) {
      String message = cause.getMessage();
      first = cause.getClass().getSimpleName() + (message == null ? "" : ": " + message);
    }
    count++;
  }

  /** Writes a line with their number and the first cause, if there were any. */
  public synchronized void print(PrintStream out) {
    if (count > 0) {
      out.printf(Locale.ROOT, "%s%d; the first: %s%n", LINE, count, first);
      out.flush();
    }
  }
}
