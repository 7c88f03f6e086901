package org.rubisee.bench.topology.agent;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.rubisee.bench.results.ClockOffset;

/**
 * Measures how far the clock of another machine is ahead of the one here: of several exchanges that
 * with the shortest round trip counts, since it waited least in queues.
 */
public final class ClockProbe {

  private static final int NANOS_PER_MICRO = 1000;

  private final LongSupplier clockMicros;
  private final LongSupplier nanos;

  /** Who is asked for the time. */
  @FunctionalInterface
  public interface Peer {

    /**
     * Asks for the time.
     *
     * @throws IOException if there is no answer
     */
    ClockReading ask() throws IOException;
  }

  /** With the clocks of this machine. */
  public ClockProbe() {
    this(ClockProbe::epochMicros, System::nanoTime);
  }

  /**
   * With other clocks.
   *
   * @param clockMicros the time of day here, microseconds since 1970
   * @param nanos a clock here that nobody sets
   */
  ClockProbe(LongSupplier clockMicros, LongSupplier nanos) {
    this.clockMicros = clockMicros;
    this.nanos = nanos;
  }

  /** The time of day of this machine, microseconds since 1970. */
  static long epochMicros() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
  }

  /**
   * Measures.
   *
   * @param exchanges how often to ask, from 1
   * @throws IOException if a question is not answered, or the clock there was set meanwhile
   */
  public ClockOffset measure(Peer peer, int exchanges) throws IOException {
    Optional<ClockExchange> best = Optional.empty();
    for (int i = 0; i < exchanges; i++) {
      ClockExchange exchange = exchange(peer);
      if (exchange.isPlausible()) {
        best =
            Optional.of(
                best.filter(known -> shortestFirst().compare(known, exchange) <= 0)
                    .orElse(exchange));
      }
    }
    return best.orElseThrow(
            () ->
                new IOException(
                    "its clock was set while it was compared with that of the bench; try again"))
        .offset();
  }

  private ClockExchange exchange(Peer peer) throws IOException {
    long sent = clockMicros.getAsLong();
    long begin = nanos.getAsLong();
    ClockReading there = peer.ask();
    return new ClockExchange(sent, there, (nanos.getAsLong() - begin) / NANOS_PER_MICRO);
  }

  private static Comparator<ClockExchange> shortestFirst() {
    return Comparator.comparingLong(ClockExchange::roundTripMicros);
  }
}
