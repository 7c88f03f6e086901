package org.rubisee.bench.results;

/**
 * The database of a run.
 *
 * @param engine for example {@code MySQL}
 * @param version the server's own version string
 * @param users rows of users after the restore
 * @param items auctions for sale after the restore
 * @param oldItems ended auctions after the restore
 */
public record DatabaseEngine(
    String engine, String version, long users, long items, long oldItems) {}
