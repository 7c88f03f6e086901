package org.rubisee.answers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The answers that wait for their readers. All of them together get so much memory, and no more: a
 * new one takes the place of those whose readers have taken nothing for longest, and their
 * connections are closed. So a reader that takes its answer gets it, whoever does not. Thread-safe.
 */
final class UnreadAnswers {
  /**
   * What a connection takes besides its answer: buffers of the server for the head of the answer,
   * for the body of its request and for the requests that follow.
   */
  static final int BYTES_PER_CONNECTION = 48 * 1024;

  private final long mostBytes;

  /** What each takes; first the one whose reader has taken nothing for longest. */
  private final Map<Runnable, Long> waiting = new LinkedHashMap<>();

  private long bytes;

  /** Room for answers that take so many bytes together. */
  UnreadAnswers(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  /**
   * An answer begins to wait.
   *
   * @param giveUp closes its connection, at once or later; called at most once, and not after
   *     {@link #end}
   */
  void begin(Runnable giveUp) {
    add(giveUp, BYTES_PER_CONNECTION, true);
  }

  /**
   * Keeps more of an answer that waits.
   *
   * @return false if it was given up, or takes more than there is room for
   */
  boolean keep(Runnable giveUp, int more) {
    return add(giveUp, more, false);
  }

  private boolean add(Runnable giveUp, int more, boolean begins) {
    List<Runnable> givenUp;
    boolean isKept;
    synchronized (this) {
      if (!begins && !waiting.containsKey(giveUp)) {
        return false;
      }
      waiting.merge(giveUp, (long) more, Long::sum);
      bytes += more;
      givenUp = thoseTooMany();
      isKept = waiting.containsKey(giveUp);
    }
    givenUp.forEach(Runnable::run);
    return isKept;
  }

  private List<Runnable> thoseTooMany() {
    List<Runnable> tooMany = new ArrayList<>();
    while (bytes > mostBytes) {
      Runnable longest = waiting.keySet().iterator().next();
      bytes -= waiting.remove(longest);
      tooMany.add(longest);
    }
    return tooMany;
  }

  /** The reader has taken something. */
  synchronized void progress(Runnable giveUp) {
    Long taken = waiting.remove(giveUp);
    if (taken != null) {
      waiting.put(giveUp, taken);
    }
  }

  /** The reader has the answer, or has gone. */
  synchronized void end(Runnable giveUp) {
    Long taken = waiting.remove(giveUp);
    if (taken != null) {
      bytes -= taken;
    }
  }

  /** What all of them take. */
  synchronized long bytes() {
    return bytes;
  }
}
