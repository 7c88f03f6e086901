package org.rubisee.bench.experiment.schedule;

import java.util.List;
import java.util.Optional;

/** Decides which trial comes next. */
public interface Schedule {

  /**
   * The next trial.
   *
   * @param done the trials that ran to their end, in their order
   * @return empty when nothing is left to be measured
   */
  Optional<Step> next(List<Measured> done);

  /** How many trials it will be in all, as far as is known now. */
  int expectedTrials(List<Measured> done);
}
