package org.rubisee.pages;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A file that is the same for everybody, ready to be sent.
 *
 * @param content its bytes
 * @param contentType its media type
 * @param cacheControl how long browsers may keep it
 * @param etag what tells this content from any other, with its quotes
 */
public record StaticFile(byte[] content, String contentType, String cacheControl, String etag) {
  private static final int ETAG_BYTES = 8;

  /** A page: browsers ask whether it has changed. */
  public static StaticFile page(byte[] content) {
    return of(content, "text/html;charset=UTF-8", "no-cache");
  }

  /** An image: browsers keep it for a day. */
  public static StaticFile svg(String content) {
    return of(content.getBytes(StandardCharsets.UTF_8), "image/svg+xml", "public, max-age=86400");
  }

  /** A style sheet: browsers keep it for a day. */
  public static StaticFile css(String content) {
    return of(
        content.getBytes(StandardCharsets.UTF_8),
        "text/css;charset=UTF-8",
        "public, max-age=86400");
  }

  private static StaticFile of(byte[] content, String contentType, String cacheControl) {
    return new StaticFile(content, contentType, cacheControl, '"' + hash(content) + '"');
  }

  private static String hash(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(Arrays.copyOf(digest, ETAG_BYTES));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
