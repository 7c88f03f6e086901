package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.DigitSyllables;

/** Customers draw their search strings by NURand (TPC-W facts: emulator). */
class SearchWordsTest {

  private static final int SEARCHES = 20_000;

  @ParameterizedTest
  @CsvSource({"1000, 63", "10000, 511"})
  void areFoundByAllSearchesOfCustomers(int books, int spread) {
    SearchWords words = new SearchWords(books);
    Set<String> titles = all(books, words::ofTitle);
    Set<String> lastNames = all(books / 4, words::ofAuthor);

    assertThat(shareOfHits(titles, spread, books / 5)).isEqualTo(1);
    assertThat(shareOfHits(lastNames, spread, books / 10)).isEqualTo(1);
  }

  @Test
  void areFoundByNoOtherNumber() {
    SearchWords words = new SearchWords(1_000);
    assertThat(all(1_000, words::ofTitle)).doesNotContain(DigitSyllables.of(201, 7));
    assertThat(all(250, words::ofAuthor)).doesNotContain(DigitSyllables.of(101, 7));
  }

  @Test
  void areSharedByFiveTitlesAndByTwoOrThreeAuthors() {
    SearchWords words = new SearchWords(10_000);
    assertThat(
            IntStream.rangeClosed(1, 10_000)
                .filter(id -> words.ofTitle(id).equals(words.ofTitle(1))))
        .hasSize(5);
    assertThat(
            IntStream.rangeClosed(1, 2_500)
                .filter(id -> words.ofAuthor(id).equals(words.ofAuthor(1))))
        .hasSize(3);
  }

  private static Set<String> all(int count, IntFunction<String> word) {
    return IntStream.rangeClosed(1, count)
        .mapToObj(word)
        .map(text -> text.toUpperCase(Locale.ROOT))
        .collect(Collectors.toSet());
  }

  private static double shareOfHits(Set<String> words, int spread, int most) {
    Random random = new Random(53);
    long hits =
        IntStream.range(0, SEARCHES)
            .map(i -> (random.nextInt(spread + 1) | random.nextInt(most + 1)) % (most + 1))
            .mapToObj(number -> DigitSyllables.of(number, BookstoreRules.SEARCH_SYLLABLES))
            .filter(words::contains)
            .count();
    return (double) hits / SEARCHES;
  }
}
