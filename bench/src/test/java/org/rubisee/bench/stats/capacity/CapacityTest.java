package org.rubisee.bench.stats.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.bench.stats.capacity.Capacity.Shape;

class CapacityTest {

  @Test
  void readsThePlateauOverAllItsBlocks() {
    Capacity capacity = capacity(8, 0.02, 100, 198, 200, 202);
    assertThat(capacity.shape()).isEqualTo(Shape.PLATEAU);
    assertThat(capacity.plateau()).extracting(CapacityPoint::clients).containsExactly(8, 16, 32);
    assertThat(capacity.throughput().count()).isEqualTo(8);
    assertThat(capacity.throughput().mean()).isCloseTo(200, within(4.0));
  }

  @Test
  void seesThatMoreClientsStillGetMore() {
    assertThat(capacity(8, 0.02, 100, 150, 200).shape()).isEqualTo(Shape.STILL_RISING);
  }

  @Test
  void aFallAfterThePeakIsNoRise() {
    Capacity capacity = capacity(8, 0.02, 100, 200, 150);
    assertThat(capacity.shape()).isEqualTo(Shape.PLATEAU);
    assertThat(capacity.plateau()).extracting(CapacityPoint::clients).containsExactly(8);
  }

  @Test
  void noiseAndSingleBlocksCannotTell() {
    assertThat(capacity(3, 0.3, 100, 180, 200).shape()).isEqualTo(Shape.CANNOT_TELL);
    assertThat(capacity(1, 0, 100, 200, 200).shape()).isEqualTo(Shape.CANNOT_TELL);
  }

  @Test
  void needsThreeNumbersOfClients() {
    assertThatThrownBy(() -> capacity(3, 0, 100, 200)).hasMessageContaining("3 different");
    assertThatThrownBy(() -> new CapacityPoint(8)).hasMessageContaining("8 clients");
  }

  @Test
  void aStartOfTheServersIsOneRepetitionForAllNumbersOfClients() {
    double[] starts = {180, 200, 220};
    Capacity capacity =
        Capacity.of(
            List.of(
                new CapacityPoint(8, starts),
                new CapacityPoint(16, starts),
                new CapacityPoint(32, starts)));
    assertThat(capacity.shape()).isEqualTo(Shape.PLATEAU);
    assertThat(capacity.throughput()).isEqualTo(MeanInterval.of(starts));
    assertThatThrownBy(
            () ->
                Capacity.of(
                    List.of(
                        new CapacityPoint(8, 1, 2),
                        new CapacityPoint(16, 1, 2),
                        new CapacityPoint(32, 1))))
        .hasMessageContaining("same repetitions");
  }

  @Test
  void isNotTheMaximumOfItsBlocks() {
    Random random = new Random(6);
    double[] found =
        DoubleStream.generate(() -> capacity(random, 6, 0.1, 200, 200, 200).throughput().mean())
            .limit(500)
            .toArray();
    assertThat(Arrays.stream(found).average().orElseThrow()).isCloseTo(200, within(4.0));
  }

  private static Capacity capacity(int blocks, double noise, double... means) {
    return capacity(new Random(5), blocks, noise, means);
  }

  /** Numbers of clients 4, 8, 16, ... with these mean throughputs. */
  private static Capacity capacity(Random random, int blocks, double noise, double... means) {
    List<CapacityPoint> points = new java.util.ArrayList<>();
    for (int i = 0; i < means.length; i++) {
      double mean = means[i];
      points.add(
          new CapacityPoint(
              4 << i,
              DoubleStream.generate(() -> mean * Math.exp(noise * random.nextGaussian()))
                  .limit(blocks)
                  .toArray()));
    }
    return Capacity.of(points);
  }
}
