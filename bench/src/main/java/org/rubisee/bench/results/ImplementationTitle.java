package org.rubisee.bench.results;

/**
 * An implementation in a report.
 *
 * @param name its module's name, for example {@code session-facade}
 * @param title how it is called in words, for example {@code Session façade}
 */
public record ImplementationTitle(String name, String title) {}
