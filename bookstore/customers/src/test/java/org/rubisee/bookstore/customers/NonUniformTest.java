package org.rubisee.bookstore.customers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NonUniformTest {

  private static final int DRAWS = 1_000_000;

  @ParameterizedTest
  @CsvSource({
    "100, 1023",
    "9999, 1023",
    "10000, 4095",
    "39999, 4095",
    "40000, 16383",
    "159999, 16383",
    "160000, 65535",
    "288000, 65535",
    "639999, 65535",
    "640000, 262143",
    "2559999, 262143"
  })
  void dependsOnTheNumberOfCustomers(int customers, int most) {
    assertThat(NonUniform.ofCustomers(customers)).isEqualTo(new NonUniform(most, 1, customers));
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 63, 200, 100",
    "10000, 511, 2000, 1000",
    "100000, 4095, 20000, 10000",
    "1000000, 32767, 200000, 100000",
    "10000000, 524287, 2000000, 1000000"
  })
  void dependsOnTheNumberOfBooks(int books, int most, int titles, int authors) {
    assertThat(NonUniform.ofTitles(books)).isEqualTo(new NonUniform(most, 0, titles));
    assertThat(NonUniform.ofAuthors(books)).isEqualTo(new NonUniform(most, 0, authors));
  }

  /** All pairs of the two numbers are as likely: the shares can be counted. */
  @Test
  void drawsNumbersAsOftenAsThePairsThatGiveThem() {
    NonUniform numbers = new NonUniform(63, 1, 100);
    double[] expected = new double[101];
    for (int first = 0; first <= 63; first++) {
      for (int second = 1; second <= 100; second++) {
        expected[(first | second) % 100 + 1] += 1.0 / 6400;
      }
    }
    double[] drawn = new double[101];
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < DRAWS; i++) {
      drawn[numbers.draw(random)] += 1.0 / DRAWS;
    }

    for (int number = 0; number <= 100; number++) {
      double error = Math.sqrt(expected[number] / DRAWS);
      assertThat(drawn[number]).isCloseTo(expected[number], within(5 * error));
    }
  }
}
