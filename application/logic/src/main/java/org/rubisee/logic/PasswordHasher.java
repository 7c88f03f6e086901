package org.rubisee.logic;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Salted password hashes, cheap enough not to be what is measured; the number of iterations is a
 * setting.
 *
 * <p>A hash is {@code iterations:salt:digest}, salt and digest hexadecimal, so it can be verified
 * whatever the settings are now. The salt of a generated user is derived from a seed and the
 * nickname, so that the same data can be generated again; that of a registration from a seed and a
 * nonce, so that nobody can compute hashes in advance. At most {@link #MAX_LENGTH} characters.
 */
public final class PasswordHasher {

  /** The longest hash, in characters. */
  public static final int MAX_LENGTH = 100;

  private static final String ALGORITHM = "HmacSHA256";
  private static final int SALT_BYTES = 8;
  private static final HexFormat HEX = HexFormat.of();

  /**
   * Only ever copied: looking the algorithm up is a quarter of a login (PasswordHasherBenchmark).
   */
  private static final Mac PROTOTYPE = prototype();

  private final int iterations;
  private final String seed;

  /**
   * A hasher for new passwords.
   *
   * @param iterations rounds of HMAC-SHA-256, from 1
   * @param seed what the salts are derived from
   */
  public PasswordHasher(int iterations, String seed) {
    if (iterations < 1) {
      throw new IllegalArgumentException(
          "A password takes at least 1 iteration, not " + iterations);
    }
    this.iterations = iterations;
    this.seed = seed;
  }

  /** The hash of a generated user's password: always the same. */
  public String hash(Credentials credentials) {
    return hash(credentials.nickname(), credentials.password());
  }

  /**
   * The hash of a new user's password.
   *
   * @param nonce a number that no other registration has
   */
  public String hash(Credentials credentials, long nonce) {
    return hash(Long.toHexString(nonce), credentials.password());
  }

  private String hash(String unique, String password) {
    byte[] salt = Arrays.copyOf(digest(1, bytes(seed), unique), SALT_BYTES);
    return iterations
        + ":"
        + HEX.formatHex(salt)
        + ":"
        + HEX.formatHex(digest(iterations, salt, password));
  }

  /**
   * Whether the password is the one that was hashed.
   *
   * @throws IllegalArgumentException if the hash is none of {@link #hash}'s
   */
  public static boolean matches(String password, String hash) {
    String[] parts = hash.split(":", 3);
    if (parts.length != 3) {
      throw new IllegalArgumentException(
          "Not a password hash of this site: load the data with ./rubis db load");
    }
    byte[] digest = digest(Integer.parseInt(parts[0]), HEX.parseHex(parts[1]), password);
    return MessageDigest.isEqual(digest, HEX.parseHex(parts[2]));
  }

  private static byte[] digest(int iterations, byte[] salt, String text) {
    Mac mac = keyed(salt);
    byte[] digest = bytes(text);
    for (int i = 0; i < iterations; i++) {
      digest = mac.doFinal(digest);
    }
    return digest;
  }

  private static Mac keyed(byte[] key) {
    try {
      Mac mac = (Mac) PROTOTYPE.clone();
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return mac;
    } catch (CloneNotSupportedException | InvalidKeyException e) {
      throw new IllegalStateException(ALGORITHM + " can be copied and takes any key", e);
    }
  }

  /** Has a key, so that its provider is chosen once and for all. */
  private static Mac prototype() {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(new byte[SALT_BYTES], ALGORITHM));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has " + ALGORITHM, e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
