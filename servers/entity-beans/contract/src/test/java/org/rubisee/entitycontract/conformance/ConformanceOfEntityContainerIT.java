package org.rubisee.entitycontract.conformance;

import java.nio.file.Path;
import java.util.Properties;
import org.rubisee.entitycontract.BeanContainer;
import org.rubisee.entitycontract.OwnContainer;
import org.rubisee.schema.DatabaseAddress;

/** What entity-container keeps of the specification. */
class ConformanceOfEntityContainerIT extends EntityConformance {
  @Override
  protected String name() {
    return "entity-container";
  }

  @Override
  protected BeanContainer deploy(DatabaseAddress database, Path archive) throws Exception {
    return new OwnContainer(database, archive, new Properties());
  }
}
