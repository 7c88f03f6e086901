package org.rubisee.bookstore.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DrawTest {

  @Test
  void drawsEachBookAboutEquallyOften() {
    Random source = new Random(7);
    int[] counts = new int[10];
    for (int i = 0; i < 10_000; i++) {
      counts[Draw.from(source).book(10) - 1]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(900, 1_100);
    }
  }

  @Test
  void choosesTheSameAgain() {
    Draw draw = new Draw(42);

    assertThat(draw.book(10_000)).isEqualTo(new Draw(42).book(10_000));
    assertThat(draw.another()).isEqualTo(new Draw(42).another()).isNotEqualTo(draw);
  }

  @Test
  void choosesUnlikeBooksForNeighbouringNumbers() {
    assertThat(IntStream.range(0, 100).map(i -> new Draw(i).book(1_000_000)).distinct().count())
        .isEqualTo(100);
  }
}
