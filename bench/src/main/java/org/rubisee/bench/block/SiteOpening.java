package org.rubisee.bench.block;

import java.time.Instant;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.SiteStart;
import org.rubisee.bench.topology.Topology;

/**
 * How all sites of an invocation are opened.
 *
 * @param opener makes the database of each
 * @param startedAt when the business clock of all of them begins
 * @param terminal told what is being done
 */
record SiteOpening(Topology.Opener opener, Instant startedAt, Terminal terminal) {

  SiteStart start(SiteRecipe recipe) {
    return SiteStart.of(recipe, startedAt);
  }
}
