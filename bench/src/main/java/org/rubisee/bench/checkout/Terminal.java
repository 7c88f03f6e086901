package org.rubisee.bench.checkout;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What the user sees: lines that stay, and one line that is replaced while something goes on. */
public final class Terminal {

  /** The system property by which the script {@code rubis} says that a person is watching. */
  static final String PROPERTY = "rubis.terminal";

  private static final long QUIET_PERIOD_NANOS = 5_000_000_000L;
  private static final String ERASE_LINE = "\r\u001b[K";

  private final PrintStream out;
  private final boolean live;
  private final boolean quiet;
  private long lastLiveNanos;
  private boolean lineOpen;

  public Terminal(PrintStream out, boolean live) {
    this(out, live, false);
  }

  private Terminal(PrintStream out, boolean live, boolean quiet) {
    this.out = out;
    this.live = live;
    this.quiet = quiet;
  }

  /** The standard output. */
  public static Terminal standard() {
    return new Terminal(System.out, Boolean.getBoolean(PROPERTY));
  }

  /** The same terminal, which shows {@linkplain #result results} only. */
  public Terminal quiet() {
    return new Terminal(out, live, true);
  }

  /** One that shows nothing: standard output is for a script. */
  public Terminal silent() {
    return new Terminal(
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
        false,
        true);
  }

  /** A line that stays even in a quiet terminal: what the command was started for. */
  public synchronized void result(String line) {
    closeLine();
    out.println(line);
    out.flush();
  }

  /** A line that stays. */
  public synchronized void say(String line) {
    if (!quiet) {
      result(line);
    }
  }

  /** How far something is. Without a person watching, one line every five seconds is enough. */
  public synchronized void progress(String line) {
    if (quiet) {
      return;
    }
    if (live) {
      out.print(ERASE_LINE + line);
      lineOpen = true;
    } else if (System.nanoTime() - lastLiveNanos >= QUIET_PERIOD_NANOS || lastLiveNanos == 0) {
      out.println(line);
      lastLiveNanos = System.nanoTime();
    }
    out.flush();
  }

  private void closeLine() {
    if (lineOpen) {
      out.print(ERASE_LINE);
      lineOpen = false;
    }
  }
}
