package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Recognises plans that this checkout wrote: each has a signature beside it, made with a key that
 * never leaves the folder of working files.
 *
 * @param work the folder of working files
 */
public record OwnPlans(Path work) {

  /** The file of the key. */
  static final String KEY = "plan-key";

  /** What the name of a signature ends with. */
  public static final String SIGNATURE = ".signature";

  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEY_BYTES = 32;

  /** Writes the signature of a plan beside it. */
  public void sign(Path plan) throws IOException {
    Files.writeString(signature(plan), HexFormat.of().formatHex(signatureOf(plan, key())));
  }

  /** Whether this checkout wrote a plan, and nobody changed it. */
  public boolean holds(Path plan) throws IOException {
    if (!Files.isRegularFile(signature(plan)) || !Files.isRegularFile(work.resolve(KEY))) {
      return false;
    }
    try {
      return MessageDigest.isEqual(
          HexFormat.of().parseHex(Files.readString(signature(plan)).strip()),
          signatureOf(plan, key()));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static Path signature(Path plan) {
    return plan.resolveSibling(plan.getFileName() + SIGNATURE);
  }

  private static byte[] signatureOf(Path plan, byte[] key) throws IOException {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac.doFinal(Files.readAllBytes(plan));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(ALGORITHM + " is part of every Java", e);
    }
  }

  /** The key, which is made when it is needed first. */
  private byte[] key() throws IOException {
    Path file = work.resolve(KEY);
    if (!Files.exists(file)) {
      Files.createDirectories(work);
      byte[] random = new byte[KEY_BYTES];
      new SecureRandom().nextBytes(random);
      Path fresh =
          Files.createTempFile(
              work,
              KEY,
              "",
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.write(fresh, random);
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
    }
    return Files.readAllBytes(file);
  }
}
