package org.rubisee.schema.rows;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;

/**
 * Rows in the text format of LOAD DATA: fields end with a tab, rows with a line feed, NULL is
 * {@code \N}. Grows as needed and is used again and again. Text must be plain ASCII without tab,
 * line feed and backslash, so nothing is ever escaped.
 */
public final class RowBuffer {

  private static final int SECONDS_PER_DAY = 86_400;

  private byte[] bytes = new byte[1 << 16];
  private int length;

  void clear() {
    length = 0;
  }

  int length() {
    return length;
  }

  byte[] bytes() {
    return bytes;
  }

  /** A field with a whole number. */
  public RowBuffer number(long value) {
    digits(value);
    return separate();
  }

  /** A field with text. */
  public RowBuffer text(String value) {
    append(value);
    return separate();
  }

  /** Part of a field. */
  public RowBuffer append(String value) {
    int size = value.length();
    reserve(size);
    byte[] ascii = value.getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(ascii, 0, bytes, length, size);
    length += size;
    return this;
  }

  /** Part of a field. */
  public RowBuffer append(byte[] source, int from, int size) {
    reserve(size);
    System.arraycopy(source, from, bytes, length, size);
    length += size;
    return this;
  }

  /** Part of a field, decimal. */
  public RowBuffer digits(long value) {
    reserve(20);
    if (value < 0) {
      bytes[length++] = '-';
      return digits(-value);
    }
    int size = 1;
    for (long rest = value; rest >= 10; rest /= 10) {
      size++;
    }
    long rest = value;
    for (int i = length + size - 1; i >= length; i--) {
      bytes[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    length += size;
    return this;
  }

  /** A field with an amount, two digits behind the point. */
  public RowBuffer cents(long value) {
    digits(value / 100);
    bytes[length++] = '.';
    return twoDigits((int) (value % 100)).separate();
  }

  /** A field with date and time, given in seconds since 1970. */
  public RowBuffer dateTime(long epochSecond) {
    long secondOfDay = Math.floorMod(epochSecond, (long) SECONDS_PER_DAY);
    day(Math.floorDiv(epochSecond, (long) SECONDS_PER_DAY));
    punctuate(' ').twoDigits((int) (secondOfDay / 3_600));
    punctuate(':').twoDigits((int) (secondOfDay / 60 % 60));
    punctuate(':').twoDigits((int) (secondOfDay % 60));
    return separate();
  }

  /** A field with a date, given in days since 1970. */
  public RowBuffer date(long epochDay) {
    return day(epochDay).separate();
  }

  /** A field that is NULL. */
  public RowBuffer nothing() {
    return append("\\N").separate();
  }

  /** Ends a field. */
  public RowBuffer separate() {
    return punctuate('\t');
  }

  /** Replaces the last byte, which must be a letter, digit or space of the same field. */
  public RowBuffer replaceLast(char letter) {
    bytes[length - 1] = (byte) letter;
    return this;
  }

  /** Ends the row, whose last field was just separated. */
  public void endRow() {
    bytes[length - 1] = '\n';
  }

  private RowBuffer day(long epochDay) {
    LocalDate date = LocalDate.ofEpochDay(epochDay);
    digits(date.getYear());
    punctuate('-').twoDigits(date.getMonthValue());
    return punctuate('-').twoDigits(date.getDayOfMonth());
  }

  private RowBuffer punctuate(char letter) {
    reserve(1);
    bytes[length++] = (byte) letter;
    return this;
  }

  private RowBuffer twoDigits(int value) {
    reserve(3);
    bytes[length++] = (byte) ('0' + value / 10);
    bytes[length++] = (byte) ('0' + value % 10);
    return this;
  }

  private void reserve(int more) {
    if (length + more + 1 > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + more + 1));
    }
  }
}
