package org.rubisee.emulator.run;

import java.util.PriorityQueue;
import org.rubisee.emulator.client.Scheduler;

/** A clock that jumps from event to event. */
public final class VirtualTime implements Scheduler {

  /** Nanoseconds of a second. */
  public static final long SECOND = 1_000_000_000L;

  private record Event(long nanos, long order, Runnable action) implements Comparable<Event> {
    @Override
    public int compareTo(Event other) {
      int byTime = Long.compare(nanos, other.nanos);
      return byTime == 0 ? Long.compare(order, other.order) : byTime;
    }
  }

  private final PriorityQueue<Event> events = new PriorityQueue<>();
  private long now;
  private long order;

  @Override
  public long nanoTime() {
    return now;
  }

  @Override
  public void wakeAt(long nanos, Sleeper sleeper) {
    at(nanos, sleeper::wake);
  }

  /** Does something at a time, or now if that has passed. */
  public void at(long nanos, Runnable action) {
    events.add(new Event(Math.max(now, nanos), order++, action));
  }

  /** Lets everything happen until a time. */
  public void runUntil(long nanos) {
    while (!events.isEmpty() && events.peek().nanos() <= nanos) {
      Event event = events.remove();
      now = event.nanos();
      event.action().run();
    }
    now = nanos;
  }
}
