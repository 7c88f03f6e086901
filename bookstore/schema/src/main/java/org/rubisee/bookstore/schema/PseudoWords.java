package org.rubisee.bookstore.schema;

import org.rubisee.schema.rows.RowRandom;

/** Words without a meaning that can be spoken: consonants and vowels take turns. */
final class PseudoWords {

  private static final String CONSONANTS = "bdfghklmnprstvz";
  private static final String VOWELS = "aeiou";
  private static final int SHORTEST_WORD = 2;
  private static final int LONGEST_WORD = 9;

  private PseudoWords() {}

  /** One word with a capital, of so many letters. */
  static String name(RowRandom random, int least, int most) {
    StringBuilder text = new StringBuilder(most);
    append(text, random, random.between(least, most));
    return text.toString();
  }

  /** Several words with capitals, of so many letters and spaces together. */
  static String names(RowRandom random, int least, int most) {
    int length = random.between(least, most);
    StringBuilder text = new StringBuilder(length);
    while (text.length() < length) {
      int left = length - text.length();
      int letters = random.between(SHORTEST_WORD, LONGEST_WORD);
      // what is left after a space must be a word, too
      append(text, random, left - letters - 1 < SHORTEST_WORD ? left : letters);
      if (text.length() < length) {
        text.append(' ');
      }
    }
    return text.toString();
  }

  /** So many decimal digits. */
  static String digits(RowRandom random, int least, int most) {
    int length = random.between(least, most);
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((char) ('0' + random.below(10)));
    }
    return text.toString();
  }

  private static void append(StringBuilder text, RowRandom random, int letters) {
    for (int i = 0; i < letters; i++) {
      String alphabet = i % 2 == 0 ? CONSONANTS : VOWELS;
      char letter = alphabet.charAt(random.below(alphabet.length()));
      text.append(i == 0 ? Character.toUpperCase(letter) : letter);
    }
  }
}
