package org.rubisee.bench.topology.agent;

/**
 * What the clock of an agent's machine said when it was asked.
 *
 * @param receivedMicros when the question came, microseconds since 1970
 * @param answeredMicros when the answer left, the same
 */
public record ClockReading(long receivedMicros, long answeredMicros) {}
