package org.rubisee.php;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.rubisee.contract.rig.SiteRig;
import org.rubisee.contract.site.LocalSiteSource;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.SiteSoftware;

/** What httpd needs before it serves a site from the folder of a test. */
final class Reachable {
  private Reachable() {}

  /** Lets everybody enter the folder: httpd serves nothing as root. Skips where PHP is missing. */
  static void require(SiteRig rig) {
    Implementation implementation =
        LocalSiteSource.implementation(Path.of(System.getProperty("rubis.contract.module", "")));
    String lacking = SiteSoftware.lackingPhp(implementation, Knobs.STANDARD).orElse("");
    Assumptions.assumeTrue(lacking.isEmpty(), () -> "Skipped: " + lacking);
    Path folder = rig.options("site", Knobs.STANDARD).folder().getParent();
    try {
      Set<PosixFilePermission> rights = new HashSet<>(Files.getPosixFilePermissions(folder));
      rights.add(PosixFilePermission.OTHERS_EXECUTE);
      Files.setPosixFilePermissions(folder, rights);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
