package org.rubisee.servers.httpd;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFailedException;

/**
 * What one server keeps on disk beside its {@link org.rubisee.servers.ServerFiles}.
 *
 * <pre>
 * site/              the unpacked archive: scripts, classes, files
 * site/settings.php  how the site is deployed
 * shared/            files that the server's processes share
 * empty/             what there is outside the site
 * calls.log          calls of beans: none
 * </pre>
 *
 * <p>httpd serves nothing as root: if root starts it, nobody runs its processes.
 */
record HttpdFolder(Path root) {

  private static final int ROOT = 0;
  private static final int NOBODY = 65_534;
  private static final String USER = "unix:uid";

  Path site() {
    return root.resolve("site");
  }

  Path shared() {
    return root.resolve("shared");
  }

  Path callLog() {
    return root.resolve("calls.log");
  }

  private Path empty() {
    return root.resolve("empty");
  }

  /** Whether the user of this process is root. */
  static boolean isOfRoot() throws IOException {
    return Integer.valueOf(ROOT).equals(Files.getAttribute(Path.of("/proc/self"), USER));
  }

  /** Creates the folder again, without what an earlier start left. */
  void prepare(Path archive, String settings) throws IOException {
    for (Path old : List.of(site(), shared(), empty())) {
      DirectoryCopy.delete(old);
      Files.createDirectories(old);
    }
    unpack(archive);
    Files.write(callLog(), List.of());
    Path file = OwnerOnly.file(site().resolve("settings.php"));
    Files.writeString(file, settings);
    OwnerOnly.folder(shared());
    if (isOfRoot()) {
      giveTo(file);
      giveTo(shared());
      requireReachable();
    }
  }

  private static void giveTo(Path path) throws IOException {
    Files.setAttribute(path, USER, NOBODY);
  }

  /** Nobody must be able to go into each folder on the way. */
  private void requireReachable() throws IOException {
    for (Path folder = root; folder != null; folder = folder.getParent()) {
      if (!PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)).endsWith("x")) {
        throw new ServerFailedException(
            "httpd serves no files as root, and nobody else may enter "
                + folder
                + ": run as another user, or 'chmod o+x "
                + folder
                + "'");
      }
    }
  }

  private void unpack(Path archive) throws IOException {
    try (ZipFile zip = new ZipFile(archive.toFile(), StandardCharsets.UTF_8)) {
      for (ZipEntry entry : zip.stream().filter(known -> !known.isDirectory()).toList()) {
        Path file = site().resolve(entry.getName()).normalize();
        if (!file.startsWith(site())) {
          throw new IOException(archive + " has a file outside of it: " + entry.getName());
        }
        Files.createDirectories(file.getParent());
        try (InputStream in = zip.getInputStream(entry)) {
          Files.copy(in, file);
        }
      }
    }
  }
}
