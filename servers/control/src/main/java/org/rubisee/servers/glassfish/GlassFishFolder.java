package org.rubisee.servers.glassfish;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFiles;

/**
 * What one server keeps on disk beside its {@link ServerFiles}.
 *
 * <pre>
 * application/       the enterprise archive that is deployed
 * data/              the server's own; only its owner can read it
 * </pre>
 */
record GlassFishFolder(Path root) {

  Path application() {
    return root.resolve("application");
  }

  Path data() {
    return root.resolve("data");
  }

  /**
   * Creates the folder again, without what an earlier start left.
   *
   * @return the enterprise archive that is deployed
   */
  Path prepare(GlassFishArchive archive, Map<String, String> properties) throws IOException {
    for (Path old : List.of(application(), data())) {
      DirectoryCopy.delete(old);
    }
    Files.createDirectories(application());
    OwnerOnly.folder(data());
    return archive.write(application(), properties);
  }
}
