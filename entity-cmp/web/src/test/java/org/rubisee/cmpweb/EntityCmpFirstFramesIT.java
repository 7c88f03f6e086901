package org.rubisee.cmpweb;

import java.util.Map;
import org.rubisee.contract.shared.FirstFramesContract;
import org.rubisee.servers.knobs.Knobs;

/** First frames to entity-cmp with its beans in OpenEJB. */
class EntityCmpFirstFramesIT extends FirstFramesContract {

  @Override
  protected Knobs knobs() {
    return Knobs.shared(Map.of("server", "openejb"));
  }
}
