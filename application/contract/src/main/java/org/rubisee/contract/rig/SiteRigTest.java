package org.rubisee.contract.rig;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.contract.data.LoadedData;

/**
 * A test that starts sites of its own, on a database that lives as long as the class is tested. It
 * is skipped where the machine lacks what the implementation needs.
 */
@ExtendWith(LoadedData.Resolver.class)
public abstract class SiteRigTest {

  @TempDir private static Path folder;

  private static SiteRig rig;

  @BeforeAll
  static void loadData(LoadedData loaded) {
    Optional<String> lacking = SiteRig.lacking();
    assumeTrue(lacking.isEmpty(), () -> "Skipped: " + lacking.orElseThrow());
    rig = SiteRig.start(folder, loaded);
  }

  @AfterAll
  static void stopDatabase() {
    if (rig != null) {
      rig.close();
      rig = null;
    }
  }

  /** Where sites are started. */
  protected static SiteRig rig() {
    return rig;
  }
}
