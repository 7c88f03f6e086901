package org.rubisee.jpaweb;

import org.rubisee.contract.failure.TiersFailureContract;
import org.rubisee.servers.knobs.Knobs;

/** The same with EclipseLink, which by itself would try a query again whose connection is lost. */
class JpaOnEclipseLinkTierFailureIT extends TiersFailureContract {

  @Override
  protected Knobs knobs() {
    return rig().knobs("persistence-provider=eclipselink");
  }
}
