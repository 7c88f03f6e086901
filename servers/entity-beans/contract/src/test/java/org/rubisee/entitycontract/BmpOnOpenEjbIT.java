package org.rubisee.entitycontract;

import org.junit.jupiter.api.Tag;
import org.rubisee.schema.DatabaseAddress;

/** entity-bmp's archives, unchanged, in OpenEJB. */
@Tag("long")
class BmpOnOpenEjbIT extends EntityPartContract {
  @Override
  protected InProcessContainer deploy(DatabaseAddress address) throws Exception {
    return OpenEjb.start(address, Archives.of("entity-bmp").all());
  }
}
