package org.rubisee.bench.cli.options;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rubisee.bench.checkout.WorkPart;

/**
 * A command. It says how it uses the working files of the checkout, so that two commands cannot
 * stop each other's servers or replace each other's data.
 */
public sealed interface RubisCommand extends Callable<Integer> {

  /**
   * Starts servers or a database, or removes working files. While it runs, no other command uses
   * what it reserves.
   */
  non-sealed interface Reserving extends RubisCommand {

    /**
     * What it uses, by the options that were typed.
     *
     * @param work the folder of working files
     * @return none if it starts and removes nothing with these options
     */
    default List<WorkPart> reserved(Path work) throws IOException {
      return List.of(WorkPart.BENCH);
    }
  }

  /** Measures, and keeps results. Whether they can be kept is known before anything starts. */
  interface Measuring extends Reserving {

    /**
     * The folder to which it writes, by the options that were typed.
     *
     * @param results the one of the checkout
     * @return empty if it keeps no results with these options
     */
    default Optional<Path> written(Path results) {
      return Optional.of(results);
    }
  }

  /** Starts no server and no database and removes no working file: runs beside any other. */
  non-sealed interface RunningBeside extends RubisCommand {}
}
