/**
 * The report of a run: one HTML file that opens offline, with figures that are also written as SVG
 * and their data as CSV. Reads {@code bench.results}, computes with {@code bench.stats}.
 */
package org.rubisee.bench.report;
