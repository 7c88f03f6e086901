package org.rubisee.bench.topology.agent;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What the bench and its agents share and nobody else knows. It never crosses the network: requests
 * are signed with it (HMAC-SHA-256).
 */
public final class Secret {

  /** A shorter text could be guessed. */
  static final int LEAST_CHARACTERS = 16;

  private static final String ALGORITHM = "HmacSHA256";

  private final SecretKeySpec key;

  private Secret(SecretKeySpec key) {
    this.key = key;
  }

  /**
   * A secret from the text that all machines were given.
   *
   * @throws IllegalArgumentException if it is too short
   */
  public static Secret of(String text) {
    if (text.strip().length() < LEAST_CHARACTERS) {
      throw new IllegalArgumentException(
          "The agents' secret has at least "
              + LEAST_CHARACTERS
              + " characters: make one with 'openssl rand -hex 16'");
    }
    return new Secret(new SecretKeySpec(text.strip().getBytes(StandardCharsets.UTF_8), ALGORITHM));
  }

  /** The signature of a request, hexadecimal. */
  String sign(SignedRequest request) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      mac.update(request.head().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(mac.doFinal(request.body()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether a request was signed with this secret; takes equally long for any wrong signature. */
  boolean signed(SignedRequest request, String signature) {
    return MessageDigest.isEqual(
        sign(request).getBytes(StandardCharsets.UTF_8), signature.getBytes(StandardCharsets.UTF_8));
  }
}
