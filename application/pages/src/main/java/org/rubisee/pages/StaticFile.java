package org.rubisee.pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Supplier;

/**
 * A file that is the same for everybody, ready to be sent.
 *
 * @param content gives its bytes, for each reader anew
 * @param contentType its media type
 * @param cacheControl how long browsers may keep it
 * @param etag what tells this content from any other, with its quotes
 */
public record StaticFile(
    Supplier<byte[]> content, String contentType, String cacheControl, String etag) {
  private static final String FOR_A_DAY = "public, max-age=86400";
  private static final String STYLE_SHEET = "style.css";
  private static final int ETAG_BYTES = 8;

  /** A page: browsers ask whether it has changed. */
  public static StaticFile page(byte[] content) {
    return of(content, "text/html;charset=UTF-8", "no-cache");
  }

  /**
   * A picture that is drawn when somebody asks for it: browsers keep it for a day.
   *
   * @param name what no other picture is called
   * @param content draws it, always the same
   */
  public static StaticFile png(String name, Supplier<byte[]> content) {
    return new StaticFile(content, "image/png", FOR_A_DAY, '"' + name + '"');
  }

  /** An image: browsers keep it for a day. */
  public static StaticFile svg(String content) {
    return of(content.getBytes(StandardCharsets.UTF_8), "image/svg+xml", FOR_A_DAY);
  }

  /** The style sheet of the pages of every site: browsers keep it for a day. */
  public static StaticFile styleSheet() {
    return of(resource(STYLE_SHEET), "text/css;charset=UTF-8", FOR_A_DAY);
  }

  private static byte[] resource(String name) {
    try (InputStream in = StaticFile.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("The archive of the pages is damaged: " + name, e);
    }
  }

  private static StaticFile of(byte[] content, String contentType, String cacheControl) {
    return new StaticFile(() -> content, contentType, cacheControl, '"' + hash(content) + '"');
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
