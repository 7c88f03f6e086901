package org.rubisee.bench.stats.warm;

/**
 * What a warm site must fulfil.
 *
 * @param compilerShare greatest share of the CPU time that JIT compilers use in the last five
 *     blocks
 * @param margin how far a figure may still be from its end, as a share
 * @param interactions least number of interactions of the whole warm-up
 */
public record WarmCriteria(double compilerShare, double margin, long interactions) {}
