package org.rubisee.contract.rig;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** Counts a text in a stream of bytes, wherever the stream is cut into pieces. */
final class TextCount {

  private final String text;
  private final AtomicInteger count;
  private String end = "";

  /**
   * Nothing heard yet.
   *
   * @param text in ASCII
   * @param count where its occurrences are added
   */
  TextCount(String text, AtomicInteger count) {
    this.text = text;
    this.count = count;
  }

  /** The next piece. */
  void hear(byte[] bytes, int length) {
    String heard = end + new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    int found = heard.indexOf(text);
    while (found >= 0) {
      count.incrementAndGet();
      found = heard.indexOf(text, found + text.length());
    }
    end = heard.substring(Math.max(0, heard.length() - text.length() + 1));
  }
}
