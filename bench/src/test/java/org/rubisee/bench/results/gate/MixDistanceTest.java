package org.rubisee.bench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.gate.GateVerdict.Level;

class MixDistanceTest {

  private static final Application AUCTION = Applications.named("auction");
  private static final Map<Interaction, Double> LONG_RUN =
      Map.of(
          AUCTION.interaction("Home"),
          0.25,
          AUCTION.interaction("ViewItem"),
          0.6,
          AUCTION.interaction("StoreBid"),
          0.15);

  @Test
  void passesTheSharesOfTheLongRun() {
    assertThat(level(2500, 6000, 1500)).isEqualTo(Level.PASS);
  }

  @Test
  void failsAMixThatWritesTooLittle() {
    assertThat(level(2700, 6100, 1200)).isEqualTo(Level.FAIL);
    MixDistance distance = MixDistance.of(counts(2700, 6100, 1200, 0));
    assertThat(distance.measured()).contains("writes -3.0 points");
    assertThat(distance.advice()).contains("lack the links");
  }

  @Test
  void failsAMixWhoseReadsAreOthers() {
    assertThat(level(4000, 4500, 1500)).isEqualTo(Level.FAIL);
  }

  @Test
  void saysThatItCannotTellOnFewRequests() {
    assertThat(level(25, 60, 15)).isEqualTo(Level.WARN);
    assertThat(MixDistance.of(counts(25, 60, 15, 0)).advice()).startsWith("CANNOT TELL");
  }

  @Test
  void countsMissingLinks() {
    MixDistance distance = MixDistance.of(counts(2500, 6000, 1500, 900));
    assertThat(distance.level()).isEqualTo(Level.WARN);
    assertThat(distance.measured()).contains("9.0 % of steps redrawn");
  }

  @Test
  void roundsThatFailByChanceAddUpToWhatPasses() {
    MixCounts round = counts(27, 56, 17, 1);
    MixCounts all = round;
    for (int i = 0; i < 20; i++) {
      all = all.plus(counts(25, 60, 15, 0));
    }
    assertThat(all.total()).isEqualTo(2100);
    assertThat(MixDistance.of(all).level()).isNotEqualTo(Level.FAIL);
  }

  @Test
  void seldomFailsWhatFollowsTheMix() {
    Random random = new Random(8);
    int failed = 0;
    for (int run = 0; run < 500; run++) {
      long[] drawn = new long[3];
      for (int i = 0; i < 2000; i++) {
        double draw = random.nextDouble();
        drawn[draw < 0.25 ? 0 : draw < 0.85 ? 1 : 2]++;
      }
      failed += level(drawn[0], drawn[1], drawn[2]) == Level.FAIL ? 1 : 0;
    }
    assertThat(failed).isLessThan(5);
  }

  private static Level level(long homes, long views, long bids) {
    return MixDistance.of(counts(homes, views, bids, 0)).level();
  }

  private static MixCounts counts(long homes, long views, long bids, long redrawn) {
    return new MixCounts(
        Map.of(
            AUCTION.interaction("Home"),
            homes,
            AUCTION.interaction("ViewItem"),
            views,
            AUCTION.interaction("StoreBid"),
            bids),
        LONG_RUN,
        redrawn);
  }
}
