package org.rubisee.pages;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** All slow readers together get so much memory, and no more. */
class ReaderMemoryTest {

  private static final int MEBIBYTE = 1 << 20;

  @Test
  void endsAtTheLimitAndBeginsAgainWhenSomethingIsGivenBack() {
    ReaderMemory memory = new ReaderMemory();
    long pages = ReaderMemory.MOST_BYTES / MEBIBYTE;
    for (int page = 0; page < pages; page++) {
      assertThat(memory.take(MEBIBYTE)).isTrue();
    }

    assertThat(memory.take(1)).isFalse();
    assertThat(memory.taken()).isEqualTo(ReaderMemory.MOST_BYTES);

    memory.giveBack(MEBIBYTE);
    assertThat(memory.take(MEBIBYTE)).isTrue();
  }
}
