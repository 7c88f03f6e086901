package org.rubisee.emulator.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShareTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "7, 3", "12, 4", "1000, 7"})
  void sharesDealOutAllNumbersOnce(int last, int processes) {
    int[] dealt =
        IntStream.rangeClosed(1, processes)
            .mapToObj(k -> ClientRange.of(last).with(new Share(k, processes)))
            .peek(own -> assertThat(own.numbers().count()).isEqualTo(own.count()))
            .flatMapToInt(ClientRange::numbers)
            .sorted()
            .toArray();

    assertThat(dealt).isEqualTo(IntStream.rangeClosed(1, last).toArray());
  }

  @Test
  void countsTheNumbersOfARangeThatItHas() {
    ClientRange own = new ClientRange(5, 14, Share.parse("2/4"));

    assertThat(own.numbers()).containsExactly(6, 10, 14);
    assertThat(own.count()).isEqualTo(3);
    assertThat(own.countUpTo(4)).isZero();
    assertThat(own.countUpTo(9)).isEqualTo(1);
    assertThat(own.countUpTo(99)).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2", "0/4", "5/4", "1/0", "-1/2", "a/b", "1/2/3", "1/9999999"})
  void refusesWhatIsNoShare(String text) {
    assertThatThrownBy(() -> Share.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("A share is ");
  }

  @Test
  void refusesAProcessWithoutClients() {
    assertThatThrownBy(() -> ClientRange.of(3).with(Share.parse("4/4")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Process 4 of 4 has none of the clients 1..3: use more clients or fewer processes.");
  }
}
