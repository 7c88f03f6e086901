package org.rubisee.bookstore.customers;

import java.util.Map;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Whole numbers of which some are drawn more often than others: two uniform numbers are combined by
 * the bitwise or, and the result is taken modulo the size of the range.
 *
 * @param most the first number is drawn from 0 to this, which is a power of two less one
 * @param from the lowest number
 * @param to the highest number
 */
record NonUniform(int most, int from, int to) {

  private static final int BOOKS_OF_TITLE_WORD = 5;
  private static final int BOOKS_OF_NAME_WORD = 10;

  /** The first number, by the lowest number of customers that it is for. */
  private static final NavigableMap<Integer, Integer> BY_CUSTOMERS =
      new TreeMap<>(
          Map.of(0, 1023, 10_000, 4095, 40_000, 16_383, 160_000, 65_535, 640_000, 262_143));

  /** The first number, by the highest number of books that it is for. */
  private static final NavigableMap<Integer, Integer> BY_BOOKS =
      new TreeMap<>(
          Map.of(
              1_000,
              63,
              10_000,
              511,
              100_000,
              4095,
              1_000_000,
              32_767,
              Integer.MAX_VALUE,
              524_287));

  /** Numbers of customers, from 1. */
  static NonUniform ofCustomers(int customers) {
    return new NonUniform(BY_CUSTOMERS.floorEntry(customers).getValue(), 1, customers);
  }

  /** Numbers of the words with which titles begin. */
  static NonUniform ofTitles(int books) {
    return new NonUniform(BY_BOOKS.ceilingEntry(books).getValue(), 0, books / BOOKS_OF_TITLE_WORD);
  }

  /** Numbers of the last names of authors. */
  static NonUniform ofAuthors(int books) {
    return new NonUniform(BY_BOOKS.ceilingEntry(books).getValue(), 0, books / BOOKS_OF_NAME_WORD);
  }

  /** A number. */
  int draw(SplittableRandom random) {
    int first = random.nextInt(most + 1);
    int second = from + random.nextInt(to - from + 1);
    return (first | second) % (to - from + 1) + from;
  }
}
