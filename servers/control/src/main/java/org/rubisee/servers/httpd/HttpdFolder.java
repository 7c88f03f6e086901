package org.rubisee.servers.httpd;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.LinkedFolder;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFailedException;

/**
 * What one server keeps on disk beside its {@link org.rubisee.servers.ServerFiles}.
 *
 * <pre>
 * served/site/              the unpacked archive: scripts, classes, files
 * served/site/settings.php  how the site is deployed
 * served/shared/            files that the server's processes share; where PHP-FPM takes requests
 * served/empty/             what there is outside the site
 * calls.log                 calls of beans: none
 * </pre>
 *
 * <p>httpd serves nothing as root: if root starts it, nobody runs its processes. Then {@code
 * served} is a link to a folder for temporary files, since nobody may be unable to enter this one.
 * So it is if the path is too long for PHP-FPM's socket.
 */
record HttpdFolder(Path root) {

  private static final int ROOT = 0;
  private static final int NOBODY = 65_534;
  private static final String OUTSIDE = "rubis-httpd";
  private static final Path SELF = Path.of("/proc/self");
  private static final String USER = "unix:uid";

  /** The longest path of a socket has 107 bytes. */
  private static final int LONGEST_FOLDER = 107 - "/shared/fpm.sock".length();

  /** What nobody may do with folders and files that httpd serves. */
  private static final String FOLDER = "rwx--x--x";

  private static final String FILE = "rw-r--r--";

  /** What httpd's processes read and write. */
  Path served() {
    return new LinkedFolder(root).link();
  }

  Path callLog() {
    return root.resolve("calls.log");
  }

  private Path shared() {
    return served().resolve("shared");
  }

  private Path site() {
    return served().resolve("site");
  }

  /** Whether the user of this process is root. */
  static boolean isOfRoot() throws IOException {
    return Integer.valueOf(ROOT).equals(Files.getAttribute(SELF, USER));
  }

  /** Whose httpd's processes are. */
  static int user() throws IOException {
    return isOfRoot() ? NOBODY : (int) Files.getAttribute(SELF, USER);
  }

  /** The group of httpd's processes. */
  static int group() throws IOException {
    return isOfRoot() ? NOBODY : (int) Files.getAttribute(SELF, "unix:gid");
  }

  /** Creates the folder again, without what an earlier start left. */
  void prepare(Path archive, Map<String, String> properties) throws IOException {
    deleteLinked();
    DirectoryCopy.delete(served());
    boolean isOfRoot = isOfRoot();
    if (isOfRoot) {
      Files.createSymbolicLink(served(), enterable());
    } else if (PhpHome.isFpm(properties)
        && served().toAbsolutePath().toString().getBytes(StandardCharsets.UTF_8).length
            > LONGEST_FOLDER) {
      Files.createSymbolicLink(served(), Files.createTempDirectory(OUTSIDE));
    }
    Files.createDirectories(site());
    Files.createDirectories(served().resolve("empty"));
    unpack(archive);
    if (isOfRoot) {
      letNobodyRead();
    }
    Files.write(callLog(), List.of());
    Path file = OwnerOnly.file(site().resolve("settings.php"));
    OwnerOnly.folder(shared());
    Files.writeString(file, new PhpSettings(properties, shared().toRealPath().toString()).file());
    if (isOfRoot) {
      giveTo(file);
      giveTo(shared());
    }
  }

  /** Removes what is outside of it. */
  void deleteLinked() throws IOException {
    new LinkedFolder(root).delete();
  }

  /** Whatever the umask of this process is. */
  private void letNobodyRead() throws IOException {
    try (Stream<Path> all = Files.walk(served().toRealPath())) {
      for (Path each : all.toList()) {
        Files.setPosixFilePermissions(
            each, PosixFilePermissions.fromString(Files.isDirectory(each) ? FOLDER : FILE));
      }
    }
  }

  private static void giveTo(Path path) throws IOException {
    Files.setAttribute(path, USER, NOBODY);
  }

  /** A new folder that nobody can enter, and those on the way to it. */
  private static Path enterable() throws IOException {
    Path folder = Files.createTempDirectory(OUTSIDE);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(FOLDER));
    for (Path above = folder; above != null; above = above.getParent()) {
      if (!Files.getPosixFilePermissions(above).contains(PosixFilePermission.OTHERS_EXECUTE)) {
        Files.delete(folder);
        throw new ServerFailedException(
            "httpd serves no files as root, and nobody else may enter "
                + above
                + ": run as another user, or 'chmod o+x "
                + above
                + "'");
      }
    }
    return folder;
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
