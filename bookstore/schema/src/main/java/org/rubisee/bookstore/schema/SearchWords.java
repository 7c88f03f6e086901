package org.rubisee.bookstore.schema;

import java.util.Locale;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.DigitSyllables;

/**
 * The words by which customers find books. Customers search for the {@link DigitSyllables} of
 * numbers: 0 to a fifth of the number of books in titles, 0 to a tenth of it in authors' last
 * names. Titles and last names begin with these words in turn, so that each such search finds some.
 */
final class SearchWords {

  private static final int BOOKS_OF_TITLE_WORD = 5;
  private static final int BOOKS_OF_NAME_WORD = 10;

  private final int titles;
  private final int lastNames;

  SearchWords(int books) {
    this.titles = books / BOOKS_OF_TITLE_WORD + 1;
    this.lastNames = books / BOOKS_OF_NAME_WORD + 1;
  }

  /** What the title of a book begins with. */
  String ofTitle(int book) {
    return word(book % titles);
  }

  /** The last name of an author. */
  String ofAuthor(int author) {
    return word(author % lastNames);
  }

  private static String word(int number) {
    String word = DigitSyllables.of(number, BookstoreRules.SEARCH_SYLLABLES);
    return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
  }
}
