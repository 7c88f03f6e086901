package org.rubisee.servers.mysql;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Makes the password of the site's account from that of the other one, which it does not tell. */
final class SitePassword {
  private static final int BYTES = 12;

  private SitePassword() {}

  static String of(String password) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(("site " + password).getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
