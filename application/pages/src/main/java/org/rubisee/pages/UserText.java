package org.rubisee.pages;

import java.nio.charset.StandardCharsets;

/**
 * Text from users, made safe for a page: for browsers, and for clients written for RUBiS 1.4.3,
 * which search the raw bytes of a page for {@code itemId=}, {@code &page=}, {@code ERROR} and the
 * like.
 *
 * <p>Characters with a meaning in HTML become references, and so does {@code =}; the two words that
 * such clients take for an outcome lose their first letter to one. Characters that HTML does not
 * allow become U+FFFD. A reader sees what was written.
 */
public final class UserText {
  /** No character takes more bytes: a reference such as {@code &#61;} has five. */
  private static final int MAX_BYTES_PER_CHAR = 5;

  /** What an old client takes for a failed request. */
  static final String FAILURE_MARKER = "ERROR";

  /** What an old client takes for an empty search result. */
  public static final String EMPTY_MARKER = "Sorry";

  private static final byte[] FAILURE_BYTES = FAILURE_MARKER.getBytes(StandardCharsets.US_ASCII);
  private static final byte[] EMPTY_BYTES = EMPTY_MARKER.getBytes(StandardCharsets.US_ASCII);
  private static final char REPLACEMENT = '\uFFFD';
  private static final boolean[] PLAIN = plainAscii();

  private UserText() {}

  private static boolean[] plainAscii() {
    boolean[] plain = new boolean[128];
    for (char c = ' '; c < 127; c++) {
      plain[c] = "<>&\"'=ES".indexOf(c) < 0;
    }
    plain['\n'] = true;
    plain['\t'] = true;
    return plain;
  }

  /** The room that the text takes at most: little more than its length when little is special. */
  static int maxBytes(String text) {
    int bytes = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 128 || !PLAIN[c]) {
        bytes += MAX_BYTES_PER_CHAR - 1;
      }
    }
    return bytes;
  }

  /**
   * Writes the text, made safe, as UTF-8.
   *
   * @param out has room for {@link #maxBytes} more
   * @return where the next byte goes
   */
  static int write(String text, byte[] out, int start) {
    int at = start;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 128) {
        at = PLAIN[c] ? plain(c, out, at) : special(text, i, out, at);
      } else if (Character.isHighSurrogate(c)) {
        int codePoint = text.codePointAt(i);
        i += Character.charCount(codePoint) - 1;
        at = wide(codePoint, out, at);
      } else {
        at = wide(c, out, at);
      }
    }
    return at;
  }

  private static int plain(char c, byte[] out, int at) {
    out[at] = (byte) c;
    return at + 1;
  }

  private static int special(String text, int i, byte[] out, int at) {
    char c = text.charAt(i);
    if (c == '\r') {
      boolean isCrLf = text.startsWith("\r\n", i);
      return isCrLf ? at : plain('\n', out, at);
    }
    if (c < ' ' || c == 127) {
      return wide(REPLACEMENT, out, at);
    }
    if (isMarkerLetter(c) && !beginsMarker(text, i)) {
      return plain(c, out, at);
    }
    int next = plain('&', out, at);
    next = plain('#', out, next);
    next = plain((char) ('0' + c / 10), out, next);
    next = plain((char) ('0' + c % 10), out, next);
    return plain(';', out, next);
  }

  private static boolean isMarkerLetter(char c) {
    return c == 'E' || c == 'S';
  }

  private static boolean beginsMarker(String text, int i) {
    return text.startsWith(FAILURE_MARKER, i) || text.startsWith(EMPTY_MARKER, i);
  }

  /** Whether one of the two words begins at this byte. */
  static boolean beginsMarker(byte[] utf8, int i) {
    return startsWith(FAILURE_BYTES, utf8, i) || startsWith(EMPTY_BYTES, utf8, i);
  }

  private static boolean startsWith(byte[] word, byte[] text, int from) {
    for (int i = 0; i < word.length; i++) {
      if (from + i >= text.length || text[from + i] != word[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether this byte of a query value needs no escape. */
  static boolean isPlainInUrl(byte b) {
    return b >= 'a' && b <= 'z'
        || b >= 'A' && b <= 'Z'
        || b >= '0' && b <= '9'
        || b == '-'
        || b == '_';
  }

  private static int wide(int codePoint, byte[] out, int at) {
    int c = isAllowed(codePoint) ? codePoint : REPLACEMENT;
    int next = at;
    if (c < 0x800) {
      out[next++] = (byte) (0xC0 | c >> 6);
    } else {
      if (c < 0x10000) {
        out[next++] = (byte) (0xE0 | c >> 12);
      } else {
        out[next++] = (byte) (0xF0 | c >> 18);
        out[next++] = (byte) (0x80 | c >> 12 & 0x3F);
      }
      out[next++] = (byte) (0x80 | c >> 6 & 0x3F);
    }
    out[next++] = (byte) (0x80 | c & 0x3F);
    return next;
  }

  /** HTML allows no control characters, no half surrogate pairs and no noncharacters. */
  private static boolean isAllowed(int c) {
    boolean nonCharacter = c >= 0xFDD0 && c <= 0xFDEF || (c & 0xFFFE) == 0xFFFE;
    return c >= 0xA0 && !(c >= 0xD800 && c <= 0xDFFF) && !nonCharacter;
  }
}
