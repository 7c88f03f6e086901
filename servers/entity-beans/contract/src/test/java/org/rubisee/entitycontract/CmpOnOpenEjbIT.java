package org.rubisee.entitycontract;

import org.junit.jupiter.api.Tag;
import org.rubisee.schema.DatabaseAddress;

/** entity-cmp's archives, unchanged, in OpenEJB. */
@Tag("long")
class CmpOnOpenEjbIT extends EntityPartContract {
  @Override
  protected InProcessContainer deploy(DatabaseAddress address) throws Exception {
    return OpenEjb.start(address, Archives.of("entity-cmp").all());
  }
}
