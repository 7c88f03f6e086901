package org.rubisee.emulator.http;

/**
 * Reads a tag {@code <input>}: its attributes may stand in any order, in upper or lower case, with
 * quotes of either kind or without. Nothing is copied; a reader is reused for the next tag.
 */
final class TagReader {

  private static final byte[] INPUT = {'i', 'n', 'p', 'u', 't'};
  private static final byte[] TYPE = {'t', 'y', 'p', 'e'};
  private static final byte[] HIDDEN = {'h', 'i', 'd', 'd', 'e', 'n'};
  private static final byte[] NAME = {'n', 'a', 'm', 'e'};
  private static final byte[] VALUE = {'v', 'a', 'l', 'u', 'e'};

  /** No tag of a form is longer; where one is, the page is not read again and again. */
  private static final int LONGEST_TAG = 512;

  private static final int LOWER_CASE = 0x20;

  private byte[] page;
  private int length;
  private boolean isHidden;
  private int nameStart;
  private int valueStart;

  /**
   * Reads the tag whose attribute {@code value} has its equals sign at a position.
   *
   * @return whether it is a hidden field with a name and this value
   */
  boolean readInput(byte[] bytes, int count, int valueSign) {
    page = bytes;
    length = count;
    int tagStart = tagStart(valueSign);
    if (tagStart < 0 || !is(tagStart + 1, tagStart + 1 + INPUT.length, INPUT)) {
      return false;
    }
    isHidden = false;
    nameStart = -1;
    valueStart = -1;
    readAttributes(tagStart + 1 + INPUT.length);
    return isHidden && nameStart >= 0 && valueStart == afterQuote(valueSign + 1);
  }

  private int tagStart(int from) {
    int start = from;
    int least = Math.max(0, from - LONGEST_TAG);
    while (start >= least && page[start] != '<') {
      start--;
    }
    return start >= least ? start : -1;
  }

  private void readAttributes(int from) {
    int end = Math.min(length, from + 2 * LONGEST_TAG);
    int at = from;
    while (at < end && page[at] != '>') {
      if (isSpace(page[at])) {
        at++;
        continue;
      }
      int keyEnd = at;
      while (keyEnd < end && page[keyEnd] != '=' && !endsTagOrWord(page[keyEnd])) {
        keyEnd++;
      }
      if (keyEnd < end && page[keyEnd] == '=') {
        int start = afterQuote(keyEnd + 1);
        int valueEnd = valueEnd(page, length, start);
        attribute(at, keyEnd, start, valueEnd);
        boolean isQuoted = start > keyEnd + 1;
        at = isQuoted ? valueEnd + 1 : valueEnd;
      } else {
        at = keyEnd;
      }
    }
  }

  private void attribute(int keyStart, int keyEnd, int start, int end) {
    if (is(keyStart, keyEnd, TYPE)) {
      isHidden = is(start, end, HIDDEN);
    } else if (is(keyStart, keyEnd, NAME)) {
      nameStart = start;
    } else if (is(keyStart, keyEnd, VALUE)) {
      valueStart = start;
    }
  }

  private boolean is(int start, int end, byte[] word) {
    if (end - start != word.length || end > length) {
      return false;
    }
    for (int i = 0; i < word.length; i++) {
      if ((page[start + i] | LOWER_CASE) != word[i]) {
        return false;
      }
    }
    return true;
  }

  private int afterQuote(int at) {
    return at < length && isQuote(page[at]) ? at + 1 : at;
  }

  /** Where the field's name begins. */
  int nameStart() {
    return nameStart;
  }

  /** Where the field's value begins. */
  int valueStart() {
    return valueStart;
  }

  /** Index just behind a value: at its closing quote, or where a value without quotes ends. */
  static int valueEnd(byte[] page, int length, int at) {
    byte quote = at > 0 && isQuote(page[at - 1]) ? page[at - 1] : 0;
    int end = at;
    while (end < length && (quote == 0 ? !endsAttribute(page[end]) : page[end] != quote)) {
      end++;
    }
    return end;
  }

  /** Whether a value without quotes ends before this byte. */
  static boolean endsAttribute(byte letter) {
    return isQuote(letter) || endsTagOrWord(letter);
  }

  private static boolean endsTagOrWord(byte letter) {
    return letter == '>' || isSpace(letter);
  }

  private static boolean isSpace(byte letter) {
    return letter == ' ' || letter == '\n' || letter == '\r' || letter == '\t' || letter == '\f';
  }

  static boolean isQuote(byte letter) {
    return letter == '"' || letter == '\'';
  }
}
