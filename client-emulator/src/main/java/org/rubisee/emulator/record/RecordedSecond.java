package org.rubisee.emulator.record;

import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.SecondSample;

/**
 * One second of a run with all its response times.
 *
 * @param counts what was counted
 * @param response response times of the answered interactions
 */
public record RecordedSecond(SecondSample.Counts counts, LatencyHistogram response) {}
