package org.rubisee.bench.trial;

import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.bench.topology.RunningSite;
import org.rubisee.measurement.Progress;

/** Follows trials from beside, for example to profile servers in the measured phase. */
interface TrialWatch {

  /** Does nothing. */
  TrialWatch NONE =
      new TrialWatch() {
        @Override
        public void begin(RunningSite site, Path folder) {}

        @Override
        public void progress(Progress progress) {}

        @Override
        public void end() {}
      };

  /**
   * The servers answer; the load begins next.
   *
   * @param folder the trial's
   */
  void begin(RunningSite site, Path folder);

  /** Each second of the load, on a thread of its own. */
  void progress(Progress progress);

  /** The load has ended or was stopped; the servers still run. */
  void end();

  /** Why the trial was not as planned, known after {@link #end}; empty if it was. */
  default Optional<String> complaint() {
    return Optional.empty();
  }
}
