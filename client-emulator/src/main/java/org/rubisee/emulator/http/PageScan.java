package org.rubisee.emulator.http;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a customer finds in a page: links, hidden fields, images, marks. One pass over the bytes,
 * nothing is copied; what is not asked for never becomes a String.
 *
 * <p>Everything of interest ends with an equals sign, or is one of two words. So the pass looks for
 * the bytes {@code =}, {@code E} and {@code S}, eight bytes at a time, and reads backwards from an
 * equals sign to see what it belongs to. A scan is reused for the next page.
 */
public final class PageScan {

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;
  private static final long EQUALS_SIGNS = ONES * '=';
  private static final long CAPITAL_ES = ONES * 'E';
  private static final long CAPITAL_SS = ONES * 'S';

  private static final byte[] ERROR = ascii("ERROR");
  private static final byte[] SORRY = ascii("Sorry");
  private static final byte[] IMAGE = ascii("<IMG SRC");
  private static final byte[] STYLE_SHEET = ascii("<link rel=stylesheet href");
  private static final byte[] OUTCOME = ascii("rubis-outcome content");
  private static final byte[] VALUE = ascii("value");

  private static final int BEFORE_HREF = " href".length() + 1;

  /** Marks are sorted by the last letter of their text, which is ASCII. */
  private static final int LETTERS = 128;

  /** Positions of the addresses of images and style sheets, without a quote. */
  final Positions embedded = new Positions();

  /** For each hidden field: where its name begins, and where its value begins. */
  public final Positions fields = new Positions();

  private final Positions[] found;
  private final Key[][] keysByLastLetter = new Key[LETTERS][];
  private final TagReader tag = new TagReader();
  private byte[] page = new byte[0];
  private int length;
  private int outcomeAt;
  private boolean saysError;
  private boolean saysSorry;

  /**
   * What a customer looks for in links and forms.
   *
   * @param kind number of the things that it marks, from 0; several marks may have the same
   * @param text what stands before the equals sign, ASCII, like {@code page}
   */
  public record Mark(int kind, String text) {}

  /**
   * A mark, and those that end with it: no other can match where it does.
   *
   * @param rest its text without the end that is known to match when it is looked at
   */
  private record Key(byte[] rest, Positions positions, Key[] longer) {}

  /**
   * Finds these marks besides what all pages have.
   *
   * @param marks of different texts
   */
  public PageScan(List<Mark> marks) {
    int kinds = marks.stream().mapToInt(Mark::kind).max().orElse(-1) + 1;
    found = Stream.generate(Positions::new).limit(kinds).toArray(Positions[]::new);
    for (int letter = 0; letter < LETTERS; letter++) {
      keysByLastLetter[letter] = keysThatEndWith(Character.toString(letter), marks);
    }
  }

  private Key[] keysThatEndWith(String end, List<Mark> marks) {
    List<Mark> all = marks.stream().filter(mark -> mark.text().endsWith(end)).toList();
    return all.stream()
        .filter(mark -> others(mark, all).noneMatch(other -> mark.text().endsWith(other.text())))
        .map(
            mark ->
                new Key(
                    ascii(mark.text().substring(0, mark.text().length() - end.length())),
                    found[mark.kind()],
                    keysThatEndWith(mark.text(), others(mark, all).toList())))
        .toArray(Key[]::new);
  }

  private static Stream<Mark> others(Mark mark, List<Mark> all) {
    return all.stream().filter(other -> other != mark);
  }

  /** Positions of what stands behind the equals signs of the marks of a kind. */
  public Positions found(int kind) {
    return found[kind];
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** Scans a page; what the scan said of the page before is forgotten. */
  public void scan(byte[] bytes, int count) {
    page = bytes;
    length = count;
    outcomeAt = -1;
    saysError = false;
    saysSorry = false;
    embedded.clear();
    fields.clear();
    for (Positions positions : found) {
      positions.clear();
    }
    int at = 0;
    for (; at + Long.BYTES <= count; at += Long.BYTES) {
      long word = (long) LONGS.get(bytes, at);
      if ((zeroes(word ^ EQUALS_SIGNS) | zeroes(word ^ CAPITAL_ES) | zeroes(word ^ CAPITAL_SS))
          != 0) {
        lookAt(at, at + Long.BYTES);
      }
    }
    lookAt(at, count);
  }

  /** The high bit of each byte that is zero; other high bits may be set above such a byte. */
  private static long zeroes(long word) {
    return (word - ONES) & ~word & HIGHS;
  }

  private void lookAt(int from, int to) {
    for (int i = from; i < to; i++) {
      switch (page[i]) {
        case '=' -> equalsSign(i);
        case 'E' -> saysError = saysError || startsWith(i, ERROR);
        case 'S' -> saysSorry = saysSorry || startsWith(i, SORRY);
        default -> {
          // of no interest
        }
      }
    }
  }

  private void equalsSign(int at) {
    if (at < 2) {
      return;
    }
    switch (page[at - 1]) {
      case 'e' -> value(at);
      case 'C' -> embedded(at, IMAGE);
      case 'f' -> styleSheet(at);
      case 't' -> outcomeAt = endsWith(at, OUTCOME) ? at + 1 : outcomeAt;
      default -> {
        // of no interest to all applications
      }
    }
    Key[] keys = keysByLastLetter[page[at - 1] & LETTERS - 1];
    if (keys.length > 0) {
      findMarks(keys, at);
    }
  }

  private void findMarks(Key[] keys, int at) {
    int end = at - 1;
    Key match = match(keys, end);
    while (match != null) {
      match.positions.add(at + 1);
      end -= match.rest.length;
      match = match(match.longer, end);
    }
  }

  private Key match(Key[] keys, int end) {
    for (Key key : keys) {
      if (startsWith(end - key.rest.length, key.rest)) {
        return key;
      }
    }
    return null;
  }

  private void value(int at) {
    if (endsWith(at, VALUE)) {
      hiddenField(at);
    }
  }

  private void hiddenField(int valueSign) {
    if (tag.readInput(page, length, valueSign)) {
      fields.add(tag.nameStart());
      fields.add(tag.valueStart());
    }
  }

  /** Nearly every href belongs to a link; one byte tells them from style sheets. */
  private void styleSheet(int at) {
    if (at >= STYLE_SHEET.length && page[at - BEFORE_HREF] == 't') {
      embedded(at, STYLE_SHEET);
    }
  }

  private void embedded(int at, byte[] key) {
    if (endsWith(at, key) && at + 1 < length) {
      embedded.add(TagReader.isQuote(page[at + 1]) ? at + 2 : at + 1);
    }
  }

  private boolean endsWith(int end, byte[] key) {
    return startsWith(end - key.length, key);
  }

  private boolean startsWith(int start, byte[] key) {
    if (start < 0 || start + key.length > length) {
      return false;
    }
    for (int i = key.length - 1; i >= 0; i--) {
      if (page[start + i] != key[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the page has the word by which RUBiS 1.4.3 says that it failed. */
  boolean saysError() {
    return saysError;
  }

  /** Whether the page has the word by which RUBiS 1.4.3 says that it found nothing. */
  public boolean saysSorry() {
    return saysSorry;
  }

  /** Whether the page says how the request ended. */
  boolean hasOutcome() {
    return outcomeAt >= 0;
  }

  /** Whether the page says that the request ended like this. */
  boolean outcomeIs(byte[] label) {
    return outcomeAt >= 0 && startsWith(outcomeAt, label);
  }

  /** The whole number at a position; -1: there is none. */
  public int number(int at) {
    long number = 0;
    int i = at;
    while (i < length && page[i] >= '0' && page[i] <= '9' && number < Integer.MAX_VALUE) {
      number = 10 * number + page[i] - '0';
      i++;
    }
    return i == at || number > Integer.MAX_VALUE ? -1 : (int) number;
  }

  /** Index just behind an attribute's value that begins at a position, behind its quote if any. */
  public int valueEnd(int at) {
    return TagReader.valueEnd(page, length, at);
  }

  /** Index of the first byte of a link's query, or of a part of one, that a position is in. */
  public int queryStart(int at) {
    int start = at;
    while (start > 0 && page[start - 1] != '?' && !TagReader.endsAttribute(page[start - 1])) {
      start--;
    }
    return start;
  }

  /** Index just behind a link's query that a position is in. */
  public int queryEnd(int at) {
    int end = at;
    while (end < length && !TagReader.endsAttribute(page[end])) {
      end++;
    }
    return end;
  }

  /** The text between two positions. */
  public String text(int from, int to) {
    return new String(page, from, to - from, StandardCharsets.UTF_8);
  }

  /** A number that is the same for the same bytes, and differs for others. */
  long fingerprint(int from, int to) {
    long hash = 1125899906842597L;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + page[i];
    }
    return hash;
  }
}
