package org.rubisee.bench.results.client;

/**
 * Whether the emulator itself kept up.
 *
 * @param cpuSeconds its CPU time within the measured phase
 * @param cores logical CPUs that it can use at once, at least 1; an emulator of one I/O thread can
 *     use one
 * @param lag how late actions began, compared with when they were due
 */
public record ClientHealth(double cpuSeconds, int cores, LatencyHistogram lag) {}
