package org.rubisee.bookstore.model;

/**
 * Numbers as words that can be spoken: each decimal digit is a syllable of two letters. User names
 * and search strings are made of them.
 */
public final class DigitSyllables {

  private static final String[] SYLLABLES = {
    "BA", "OG", "AL", "RI", "RE", "SE", "AT", "UL", "IN", "NG"
  };

  private DigitSyllables() {}

  /**
   * A word with a syllable for each digit of a number.
   *
   * @param number from 0
   */
  public static String of(int number) {
    return of(number, 1);
  }

  /**
   * A word of at least so many syllables. Zeros fill it up at the front.
   *
   * @param number from 0
   * @param least the least number of syllables
   */
  public static String of(int number, int least) {
    String digits = Integer.toString(number);
    StringBuilder word = new StringBuilder(2 * Math.max(least, digits.length()));
    for (int i = digits.length(); i < least; i++) {
      word.append(SYLLABLES[0]);
    }
    for (int i = 0; i < digits.length(); i++) {
      word.append(SYLLABLES[digits.charAt(i) - '0']);
    }
    return word.toString();
  }
}
