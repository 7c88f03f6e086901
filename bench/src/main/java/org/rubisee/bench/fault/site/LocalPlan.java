package org.rubisee.bench.fault.site;

import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.run.KindPlan;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.bench.run.Units;
import org.rubisee.bench.topology.SiteRecipe;

/** The plan of a run whose units need the processes of this machine: with faults, or of soaks. */
public interface LocalPlan extends KindPlan {

  /** The name of this kind of run. */
  String kind();

  /** The sites and their load. */
  SiteLoad load();

  /** How often each unit is measured. */
  int rounds();

  /** Whether the tiers talk over links that can be made to fail. */
  boolean needsLinks();

  /** It in words, and how long it takes. */
  String inWords();

  /** The units of a run that is made there. */
  Units<?> units(TestBed bed);

  @Override
  default List<Configuration> configurations() {
    return load().configurations();
  }

  @Override
  default void requireMeasurable() {
    load().requireMeasurable();
  }

  @Override
  default LocalRun toRun(StoredPlan stored, SiteRecipe recipe, Checkout checkout) {
    return new LocalRun(this, stored.request(recipe));
  }
}
