package org.rubisee.bench.topology.agent;

import org.rubisee.bench.results.ClockOffset;

/**
 * A question for the time and its answer, as NTP has them (RFC 5905, section 8).
 *
 * @param sentMicros when the question left, by the clock here
 * @param there when it came and when the answer left, by the clock there
 * @param elapsedMicros from the question to the answer, by a clock here that nobody sets
 */
record ClockExchange(long sentMicros, ClockReading there, long elapsedMicros) {

  private static final double MICROS_PER_MILLI = 1000;

  /** How long question and answer were under way together, microseconds. */
  long roundTripMicros() {
    return elapsedMicros - (there.answeredMicros() - there.receivedMicros());
  }

  /** Whether the clock there went on evenly: else it was set between question and answer. */
  boolean isPlausible() {
    return there.answeredMicros() >= there.receivedMicros() && roundTripMicros() >= 0;
  }

  /**
   * How far the clock there is ahead, if question and answer took equally long. If all of the time
   * was one way, the offset is half a round trip more or less.
   */
  ClockOffset offset() {
    double question = there.receivedMicros() - sentMicros;
    double answer = there.answeredMicros() - (sentMicros + elapsedMicros);
    return new ClockOffset(
        (question + answer) / 2 / MICROS_PER_MILLI, roundTripMicros() / 2.0 / MICROS_PER_MILLI);
  }
}
