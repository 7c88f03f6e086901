package org.rubisee.entitycontract.glassfish;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.rubisee.entitycontract.BeanContainer;
import org.rubisee.entitycontract.conformance.EntityConformance;
import org.rubisee.schema.DatabaseAddress;

/** What GlassFish keeps of the specification. */
@Tag("long")
class ConformanceOfGlassFishIT extends EntityConformance {
  @Override
  protected String name() {
    return "glassfish";
  }

  @Override
  protected BeanContainer deploy(DatabaseAddress database, Path archive) throws Exception {
    return GlassFishContainer.start(database, archive);
  }
}
