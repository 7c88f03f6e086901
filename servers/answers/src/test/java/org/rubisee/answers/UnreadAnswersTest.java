package org.rubisee.answers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever waits for readers gets so much memory, and no more. */
class UnreadAnswersTest {
  private static final int ANSWER = 100_000;
  private static final long ROOM_FOR_TWO = 2L * (ANSWER + UnreadAnswers.BYTES_PER_CONNECTION);

  private final UnreadAnswers unread = new UnreadAnswers(ROOM_FOR_TWO);
  private final List<String> givenUp = new ArrayList<>();

  private Runnable answer(String name) {
    Runnable answer = () -> givenUp.add(name);
    unread.begin(answer);
    return answer;
  }

  @Test
  void givesUpTheAnswerThatHasWaitedLongest() {
    Runnable first = answer("first");
    Runnable second = answer("second");
    assertThat(unread.keep(first, ANSWER)).isTrue();
    assertThat(unread.keep(second, ANSWER)).isTrue();
    assertThat(givenUp).isEmpty();

    Runnable third = answer("third");
    assertThat(unread.keep(third, ANSWER)).isTrue();

    assertThat(givenUp).containsExactly("first");
    assertThat(unread.keep(first, 1)).as("more of an answer that was given up").isFalse();
    assertThat(unread.bytes()).isEqualTo(ROOM_FOR_TWO);
  }

  @Test
  void keepsTheAnswerOfAReaderWhoTakesIt() {
    Runnable first = answer("first");
    Runnable second = answer("second");
    unread.keep(first, ANSWER);
    unread.keep(second, ANSWER);

    unread.progress(first);
    unread.keep(answer("third"), ANSWER);

    assertThat(givenUp).containsExactly("second");
    unread.progress(second);
    assertThat(unread.bytes()).isEqualTo(ROOM_FOR_TWO);
  }

  @Test
  void countsAnswersWithoutBytesByTheirConnections() {
    int connections = (int) (ROOM_FOR_TWO / UnreadAnswers.BYTES_PER_CONNECTION);
    for (int i = 0; i < connections; i++) {
      answer("silent");
    }
    assertThat(givenUp).isEmpty();

    answer("one more");
    assertThat(givenUp).containsExactly("silent");
  }

  @Test
  void refusesAnAnswerForWhichThereIsNoRoom() {
    Runnable small = answer("small");
    Runnable huge = answer("huge");

    assertThat(unread.keep(huge, (int) ROOM_FOR_TWO)).isFalse();
    assertThat(givenUp).containsExactly("small", "huge");
    assertThat(unread.keep(small, 1)).isFalse();
    assertThat(unread.bytes()).isZero();
  }

  @Test
  void givesMemoryBackOnceWhenTheReaderHasTheAnswer() {
    Runnable answer = answer("read");
    unread.keep(answer, ANSWER);

    unread.end(answer);
    unread.end(answer);

    assertThat(unread.bytes()).isZero();
    assertThat(givenUp).isEmpty();
  }
}
