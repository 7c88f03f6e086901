package org.rubisee.pages;

import java.text.Normalizer;
import java.util.function.IntPredicate;

/** Tells names that everybody can read from names that hide something. */
final class Names {
  /** General categories of what is not seen, or not the same for everybody. */
  private static final int INVISIBLE =
      1 << Character.CONTROL
          | 1 << Character.FORMAT
          | 1 << Character.SURROGATE
          | 1 << Character.PRIVATE_USE
          | 1 << Character.UNASSIGNED
          | 1 << Character.LINE_SEPARATOR
          | 1 << Character.PARAGRAPH_SEPARATOR;

  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int MOST_JOINERS = 2;

  private Names() {}

  /**
   * Whether a name is made of letters, digits, marks, punctuation and symbols, of any script, with
   * single spaces (U+0020) inside. It must be in Unicode's normal form NFKC, so that no two names
   * differ only in how a character is encoded. Control characters, direction overrides, other
   * spaces and characters without a glyph are not clear.
   */
  static boolean isClear(String name) {
    return name.codePoints().allMatch(isVisible())
        && !name.contains("  ")
        && !name.startsWith(" ")
        && !name.endsWith(" ")
        && Normalizer.isNormalized(name, Normalizer.Form.NFKC);
  }

  /**
   * Whether a name of a person is clear. It may have up to two joiners (U+200C, U+200D), each
   * behind a letter or mark and before a letter of a script beyond Latin, Greek and Cyrillic, as
   * Persian, Malayalam and others write them. A name that tells users apart must be {@linkplain
   * #isClear clear} without: a joiner that has no effect is not seen.
   */
  static boolean isClearOfPerson(String name) {
    int[] letters = name.codePoints().toArray();
    int joiners = 0;
    for (int i = 0; i < letters.length; i++) {
      if (isJoiner(letters[i])) {
        joiners++;
        if (i == 0 || i == letters.length - 1 || !joins(letters[i - 1], letters[i + 1])) {
          return false;
        }
      }
    }
    return joiners <= MOST_JOINERS
        && isClear(name.replace("\u200C", "").replace("\u200D", ""))
        && Normalizer.isNormalized(name, Normalizer.Form.NFKC);
  }

  private static boolean isJoiner(int c) {
    return c == NON_JOINER || c == JOINER;
  }

  private static boolean joins(int before, int after) {
    return (Character.isLetter(before) || isMark(before))
        && Character.isLetter(after)
        && hasJoiners(before)
        && hasJoiners(after);
  }

  private static boolean isMark(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  private static boolean hasJoiners(int c) {
    return switch (Character.UnicodeScript.of(c)) {
      case LATIN, GREEK, CYRILLIC, COMMON, HAN, HIRAGANA, KATAKANA, HANGUL -> false;
      default -> true;
    };
  }

  private static IntPredicate isVisible() {
    return c ->
        c == ' '
            || (INVISIBLE & 1 << Character.getType(c)) == 0
                && !Character.isSpaceChar(c)
                && c != 0xFFFD
                && !isBlankLetter(c);
  }

  /** Letters and marks that Unicode gives no glyph: fillers, joiners, variation selectors. */
  private static boolean isBlankLetter(int c) {
    return c == 0x034F
        || c == 0x115F
        || c == 0x1160
        || c == 0x17B4
        || c == 0x17B5
        || c >= 0x180B && c <= 0x180F
        || c == 0x2800
        || c == 0x3164
        || c >= 0xFE00 && c <= 0xFE0F
        || c == 0xFFA0
        || c >= 0xE0100 && c <= 0xE01EF;
  }
}
