package org.rubisee.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Files and folders that no other account of the machine can read, whatever the umask is. They have
 * these rights from their beginning, so nobody can open them before.
 */
public final class OwnerOnly {

  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private OwnerOnly() {}

  /** The rights of a file. */
  public static FileAttribute<Set<PosixFilePermission>> file() {
    return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
  }

  /** Creates an empty file; one that was there is replaced. */
  public static Path file(Path file) throws IOException {
    Files.deleteIfExists(file);
    return Files.createFile(file, file());
  }

  /** Creates a folder, and those above it; one that is there gets the rights. */
  public static Path folder(Path folder) throws IOException {
    if (Files.isDirectory(folder)) {
      return Files.setPosixFilePermissions(folder, FOLDER);
    }
    Files.createDirectories(folder.toAbsolutePath().getParent());
    return Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(FOLDER));
  }
}
