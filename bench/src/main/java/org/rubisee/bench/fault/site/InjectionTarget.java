package org.rubisee.bench.fault.site;

import org.rubisee.bench.ledger.wire.FaultyLink;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.SupervisedServer;

/** What faults are made in: the processes of a site, and the links between its tiers. */
public interface InjectionTarget {

  /** The database of the site. */
  DatabaseTier database();

  /** The link to a tier. */
  FaultyLink linkTo(Tier tier);

  /** The process of a tier now. */
  long pid(Tier tier);

  /**
   * The server of a tier. Its restart returns when the new process is ready: the database greets
   * clients, a web or application server has deployed its archives. The site may need further time
   * until it answers pages.
   */
  SupervisedServer server(Tier tier);
}
