package org.rubisee.schema;

/** Told how far a load is. Called by several threads, never at the same time. */
@FunctionalInterface
public interface LoadProgress {

  /** Says nothing. */
  LoadProgress SILENT = (step, done, total) -> {};

  /**
   * A part is done.
   *
   * @param step what is being done, as in {@code loading users}
   * @param done parts of the whole load that are done
   * @param total parts of the whole load
   */
  void advanced(String step, int done, int total);
}
