package org.rubisee.contract.rig;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** A test that starts sites of its own, on a database that lives as long as the class is tested. */
public abstract class SiteRigTest {

  @TempDir private static Path folder;

  private static SiteRig rig;

  @BeforeAll
  static void loadData() {
    rig = SiteRig.start(folder);
  }

  @AfterAll
  static void stopDatabase() {
    rig.close();
  }

  /** Where sites are started. */
  protected static SiteRig rig() {
    return rig;
  }
}
