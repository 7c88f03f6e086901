package org.rubisee.entitycontract.conformance;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.rubisee.entitycontract.BeanContainer;
import org.rubisee.entitycontract.OpenEjb;
import org.rubisee.schema.DatabaseAddress;

/** What OpenEJB keeps of the specification. */
@Tag("long")
class ConformanceOfOpenEjbIT extends EntityConformance {
  @Override
  protected String name() {
    return "openejb";
  }

  @Override
  protected BeanContainer deploy(DatabaseAddress database, Path archive) throws Exception {
    return OpenEjb.start(database, List.of(archive));
  }
}
