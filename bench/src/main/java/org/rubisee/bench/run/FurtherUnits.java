package org.rubisee.bench.run;

import java.io.IOException;
import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.bench.results.RunState;

/**
 * The units of another run, of which something further is said when all of them ended.
 *
 * @param measured the units
 * @param ending what is said
 * @param <U> what is measured as a whole
 */
public record FurtherUnits<U extends Unit>(Units<U> measured, Ending ending) implements Units<U> {

  /** Concludes a run that is complete. */
  @FunctionalInterface
  public interface Ending {

    /**
     * Says what the run has to say.
     *
     * @param conclusion that of the other run
     */
    Conclusion of(Conclusion conclusion) throws IOException;
  }

  @Override
  public void takeOver() throws IOException {
    measured.takeOver();
  }

  @Override
  public Optional<U> next() throws IOException {
    return measured.next();
  }

  @Override
  public void run(U unit) throws IOException, InterruptedException, SQLException {
    measured.run(unit);
  }

  @Override
  public boolean keepBroken(U unit, Exception failure) throws IOException {
    return measured.keepBroken(unit, failure);
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    Conclusion conclusion = measured.conclude(state);
    return state == RunState.COMPLETE ? ending.of(conclusion) : conclusion;
  }
}
