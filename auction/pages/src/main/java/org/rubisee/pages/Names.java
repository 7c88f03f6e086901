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
