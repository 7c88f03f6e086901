package org.rubisee.bench.fault;

import java.io.IOException;
import java.sql.SQLException;

/** A fault that can be begun once and ended once. */
interface Injection {

  /** Does what takes time before the fault itself begins. */
  default void prepare() throws IOException, InterruptedException {
    // Most faults begin at once.
  }

  void begin() throws IOException, InterruptedException, SQLException;

  /**
   * Ends it. When this returns, nothing of the fault is left that the site cannot mend itself. Also
   * called if {@link #prepare} or {@link #begin} failed.
   */
  void end() throws IOException, InterruptedException, SQLException;
}
