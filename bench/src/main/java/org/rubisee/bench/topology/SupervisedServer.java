package org.rubisee.bench.topology;

import java.util.function.BooleanSupplier;

/**
 * A server that somebody watches, and starts again when it ended.
 *
 * @param name in words, for example {@code The database}
 * @param isAlive whether its process lives
 * @param restart starts it again, in its place
 * @param logPlace where its log is
 */
public record SupervisedServer(
    String name, BooleanSupplier isAlive, Runnable restart, String logPlace) {}
