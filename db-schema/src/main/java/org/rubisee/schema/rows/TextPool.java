package org.rubisee.schema.rows;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Generated prose. A pool of sentences is made once; a text is a stretch of it that begins with a
 * sentence, so that making a gigabyte of text costs no more than copying it.
 */
public final class TextPool {

  /** Shortest text, in characters. */
  public static final int SHORTEST = 20;

  private static final int POOL_CHARACTERS = 1 << 18;
  private static final int MOST_SENTENCES = POOL_CHARACTERS / 20;

  private final byte[] pool;
  private final int[] starts;

  /**
   * @param lines the parts of a sentence: in each line, alternatives with a comma between them
   * @param random draws the sentences
   */
  public TextPool(List<String> lines, RowRandom random) {
    List<String[]> parts = lines.stream().map(line -> line.split(", ")).toList();
    StringBuilder text = new StringBuilder(POOL_CHARACTERS + 200);
    int[] found = new int[MOST_SENTENCES];
    int sentences = 0;
    while (text.length() < POOL_CHARACTERS) {
      found[sentences++] = text.length();
      for (String[] part : parts) {
        text.append(part[random.below(part.length)]).append(' ');
      }
      text.setCharAt(text.length() - 1, '.');
      text.append(' ');
    }
    pool = text.toString().getBytes(StandardCharsets.US_ASCII);
    starts = Arrays.copyOf(found, sentences);
  }

  /** Appends a text as part of a field. */
  public void append(RowBuffer out, RowRandom random, int length) {
    int from = starts[random.below(starts.length)];
    int left = length;
    while (left > 0) {
      int piece = Math.min(left, pool.length - from);
      out.append(pool, from, piece);
      left -= piece;
      from = 0;
    }
    out.replaceLast('.');
  }
}
