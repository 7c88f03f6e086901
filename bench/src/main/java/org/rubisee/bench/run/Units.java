package org.rubisee.bench.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.bench.results.RunState;

/**
 * The units of a run: what makes one kind of run another than the others.
 *
 * @param <U> what it measures as a whole
 */
public interface Units<U extends Unit> {

  /** Takes over the units that ended in the folder, and sets aside what all others left. */
  void takeOver() throws IOException;

  /** The unit that comes next; empty when nothing is left to be measured. */
  Optional<U> next() throws IOException;

  /**
   * Prepares a unit, loads it, records it and judges it. What it measured is on disk afterwards.
   *
   * @throws InterruptedException on Ctrl-C; what was measured until then is kept
   */
  void run(U unit) throws IOException, InterruptedException, SQLException;

  /**
   * Keeps that a unit did not come to its end, if the next ones can be measured all the same.
   *
   * @param failure of the site or its surroundings; no full disk
   * @return false if the failure ends the run
   */
  default boolean keepBroken(U unit, Exception failure) throws IOException {
    return false;
  }

  /**
   * Writes tables and report of all units that ended.
   *
   * @param state how far the run came
   */
  Conclusion conclude(RunState state) throws IOException;
}
