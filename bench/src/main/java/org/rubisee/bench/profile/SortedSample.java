package org.rubisee.bench.profile;

import org.rubisee.bench.results.tier.BreakdownCategory;

/**
 * Where a sample was put.
 *
 * @param category the category
 * @param frame the frame that decided; empty when a thread's name did, or nothing
 */
record SortedSample(BreakdownCategory category, String frame) {}
