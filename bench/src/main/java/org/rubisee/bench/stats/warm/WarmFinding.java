package org.rubisee.bench.stats.warm;

/**
 * One criterion of the warm-up.
 *
 * @param criterion what was tested, with its limit
 * @param measured what was found
 * @param state whether it is met
 */
public record WarmFinding(String criterion, String measured, WarmState state) {}
