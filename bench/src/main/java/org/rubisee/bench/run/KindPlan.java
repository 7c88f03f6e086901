package org.rubisee.bench.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.topology.SiteRecipe;

/** The part of a stored plan that differs between kinds of runs. A record: it is kept as JSON. */
public interface KindPlan {

  /** What is measured. */
  List<Configuration> configurations();

  /** Programs and files of this machine that the plan names itself, as options. */
  default List<String> choices() {
    return List.of();
  }

  /**
   * Refuses values that a run would stumble over after its servers were started.
   *
   * @throws IllegalArgumentException that names the value
   */
  void requireMeasurable();

  /**
   * The report of a run of this kind, as far as it came.
   *
   * @param folder of the run
   * @param checkout has the ledgers of the implementations
   * @throws IOException if the run cannot be read
   */
  Report report(Path folder, Checkout checkout) throws IOException;

  /**
   * The run, to be completed or repeated here.
   *
   * @param stored the plan of which this is a part
   * @param recipe how servers are started, by the options of the plan
   * @throws org.rubisee.bench.checkout.CommandFailedException if this checkout lacks an
   *     implementation or a knob
   */
  PlannedRun toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout);
}
