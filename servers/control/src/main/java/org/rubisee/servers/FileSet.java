package org.rubisee.servers;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Some of the files below a folder.
 *
 * @param root the folder
 * @param parts files and folders below it; one that is missing is left out
 */
public record FileSet(Path root, List<String> parts) {

  /** Copies the list. */
  public FileSet {
    parts = List.copyOf(parts);
  }

  /** All regular files, with those of folders in their order. */
  public List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String part : parts) {
      if (Files.exists(root.resolve(part))) {
        try (Stream<Path> inside = Files.walk(root.resolve(part))) {
          inside.filter(Files::isRegularFile).sorted().forEach(files::add);
        }
      }
    }
    return files;
  }

  /** The SHA-256 of the names and contents of all files. */
  public String sha256() throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (Path file : files()) {
        digest.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
          in.transferTo(OutputStream.nullOutputStream());
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Copies all files; one that is there already is replaced. */
  public void copy(Path target) throws IOException {
    for (Path file : files()) {
      Path copy = target.resolve(root.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.deleteIfExists(copy);
      Files.copy(file, copy);
    }
  }
}
