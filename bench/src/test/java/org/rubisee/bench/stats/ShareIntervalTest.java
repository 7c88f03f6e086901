package org.rubisee.bench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShareIntervalTest {

  /** From the tables of docs/log. */
  @ParameterizedTest
  @CsvSource({"0, 200, 0, 0.018", "8, 200, 0.017, 0.077", "35, 200, 0.125, 0.235"})
  void isThatOfClopperAndPearson(long hits, long tries, double lower, double upper) {
    ShareInterval interval = ShareInterval.of(hits, tries);
    assertThat(interval.lower()).isCloseTo(lower, within(0.0005));
    assertThat(interval.upper()).isCloseTo(upper, within(0.0005));
  }

  @Test
  void ofAllOrNoneEndsAtTheEdge() {
    assertThat(ShareInterval.of(0, 10).lower()).isZero();
    assertThat(ShareInterval.of(10, 10).upper()).isEqualTo(1);
  }

  @Test
  void containsTheTrueShareInNineteenOfTwentyCases() {
    Random random = new Random(40);
    for (double share : new double[] {0.05, 0.5, 0.9}) {
      int covered = 0;
      for (int run = 0; run < 2000; run++) {
        long hits = random.doubles(40).filter(draw -> draw < share).count();
        ShareInterval interval = ShareInterval.of(hits, 40);
        covered += interval.lower() <= share && share <= interval.upper() ? 1 : 0;
      }
      assertThat(covered / 2000.0).as("share %s", share).isGreaterThan(0.94);
    }
  }

  @Test
  void refusesWhatIsNoShare() {
    assertThatThrownBy(() -> ShareInterval.of(0, 0)).hasMessageContaining("at least 1 try");
    assertThatThrownBy(() -> ShareInterval.of(3, 2)).hasMessageContaining("3 of 2");
  }
}
