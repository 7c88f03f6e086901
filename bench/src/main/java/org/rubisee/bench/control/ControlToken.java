package org.rubisee.bench.control;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Set;

/** What a controller must send with each request. Only the owner of a file can read it. */
final class ControlToken {

  private static final int BYTES = 24;
  private static final String SCHEME = "Bearer ";

  private final byte[] header;
  private final String text;

  private ControlToken(String text) {
    this.text = text;
    header = (SCHEME + text).getBytes(StandardCharsets.UTF_8);
  }

  /** A new token. */
  static ControlToken random() {
    byte[] random = new byte[BYTES];
    new SecureRandom().nextBytes(random);
    return new ControlToken(HexFormat.of().formatHex(random));
  }

  /** Writes it to a file that nobody else can read, over an older one. */
  void write(Path file) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.deleteIfExists(file);
    Files.createFile(
        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.write(file, Set.of(text), StandardCharsets.UTF_8, StandardOpenOption.TRUNCATE_EXISTING);
  }

  /**
   * Whether a request has this token; takes equally long for any wrong one of its length.
   *
   * @param authorization the value of the header of that name, empty if there is none
   */
  boolean isIn(String authorization) {
    return MessageDigest.isEqual(header, authorization.getBytes(StandardCharsets.UTF_8));
  }
}
