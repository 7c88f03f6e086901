package org.rubisee.entitycontract;

import java.util.Properties;
import org.rubisee.schema.DatabaseAddress;

/** entity-bmp's archives, unchanged, in entity-container. */
class BmpOnEntityContainerIT extends EntityPartContract {
  @Override
  protected InProcessContainer deploy(DatabaseAddress address) throws Exception {
    return new OwnContainer(address, Archives.of("entity-bmp").entities(), new Properties());
  }
}
