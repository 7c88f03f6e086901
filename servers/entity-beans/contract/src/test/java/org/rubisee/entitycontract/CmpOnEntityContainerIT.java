package org.rubisee.entitycontract;

import java.util.Properties;
import org.rubisee.schema.DatabaseAddress;

/** entity-cmp's archives, unchanged, in entity-container. */
class CmpOnEntityContainerIT extends EntityPartContract {
  @Override
  protected InProcessContainer deploy(DatabaseAddress address) throws Exception {
    return new OwnContainer(address, Archives.of("entity-cmp").entities(), new Properties());
  }
}
