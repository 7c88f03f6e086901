package org.rubisee.emulator.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The schedules in {@code experiments/schedules}. To write them again, run this test with {@code
 * -Drubis.write-schedules=true}.
 */
class SyntheticSchedulesTest {

  private static final Path FOLDER = Path.of("..", "experiments", "schedules");
  private static final long SEED = 20_021_104;

  enum Synthetic {
    /** A day in 24 minutes: a night, a peak at noon and a higher one in the evening. */
    WEEKDAY(1440, 10) {
      @Override
      IntToDoubleFunction rates(SplittableRandom random) {
        return second -> {
          double hour = second / 60.0;
          double day = 0.15 + 0.55 * hill(hour, 12.5, 3) + 0.8 * hill(hour, 20.5, 2.2);
          return day * (1 + 0.05 * random.nextGaussian());
        };
      }
    },
    /** Ten minutes with bursts: a chain of two states, as in a modulated Poisson process. */
    BURSTS(600, 5) {
      @Override
      IntToDoubleFunction rates(SplittableRandom random) {
        boolean[] bursting = new boolean[1];
        return second -> {
          bursting[0] = random.nextDouble() < (bursting[0] ? 0.7 : 0.08);
          return bursting[0] ? 1 : 0.25;
        };
      }
    },
    /** A page that is linked from a well-known one: a rise in 20 s, then an exponential decay. */
    SLASHDOT(900, 5) {
      @Override
      IntToDoubleFunction rates(SplittableRandom random) {
        return second -> {
          double since = second - 120;
          double crowd =
              since < 0 ? 0 : since < 20 ? since / 20 : StrictMath.exp((20 - since) / 180);
          return (0.1 + 0.9 * crowd) * (1 + 0.03 * random.nextGaussian());
        };
      }
    };

    private final int seconds;
    private final int step;

    Synthetic(int seconds, int step) {
      this.seconds = seconds;
      this.step = step;
    }

    abstract IntToDoubleFunction rates(SplittableRandom random);

    static double hill(double hour, double at, double width) {
      double distance = (hour - at) / width;
      return StrictMath.exp(-distance * distance / 2);
    }

    Path file() {
      return FOLDER.resolve(name().toLowerCase(Locale.ROOT) + ".csv");
    }

    /** Rates over the highest one. */
    String csv() {
      IntToDoubleFunction rates = rates(new SplittableRandom(SEED + ordinal()));
      double[] values = new double[seconds / step];
      double most = 0;
      for (int i = 0; i < values.length; i++) {
        values[i] = rates.applyAsDouble(i * step);
        most = Math.max(most, values[i]);
      }
      StringBuilder csv = new StringBuilder("second,rate\n");
      for (int i = 0; i < values.length; i++) {
        csv.append(String.format(Locale.ROOT, "%d,%.3f\n", i * step, values[i] / most));
      }
      return csv.toString();
    }
  }

  @ParameterizedTest
  @EnumSource(Synthetic.class)
  void isWhatItsSeedMakes(Synthetic schedule) throws IOException {
    if (Boolean.getBoolean("rubis.write-schedules")) {
      Files.createDirectories(FOLDER);
      Files.writeString(schedule.file(), schedule.csv());
    }

    assertThat(schedule.file()).hasContent(schedule.csv());
    LoadSchedule read = LoadSchedule.parse("csv:" + schedule.file());
    assertThat(read.max()).isEqualTo(1);
    assertThat(read.isConstant()).isFalse();
  }

  @Test
  void aDayIsQuietestInTheNightAndBusiestInTheEvening() {
    LoadSchedule day = LoadSchedule.parse("csv:" + Synthetic.WEEKDAY.file());

    assertThat(day.at(4 * 60)).isLessThan(0.4 * day.at(12.5 * 60));
    assertThat(day.at(12.5 * 60)).isLessThan(day.at(20.5 * 60));
  }
}
