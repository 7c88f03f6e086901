package org.rubisee.emulator.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.fuzzing.FuzzTest;

/** Schedules, typed and in CSV files: a text that names a schedule, or lines of a file. */
class LoadScheduleFuzzTest extends FuzzTest {

  private static final List<String> EXAMPLES =
      List.of(
          "constant:20",
          "steps:0=10,60=40.5@peak,120=5@",
          "second,rate,part\n0,10,\n60,40.5,peak\n",
          "sine:mean=20,amplitude=15,period=600",
          "flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120",
          "second,rate\n0,10\n60,40.5\n");

  LoadScheduleFuzzTest() {
    super("schedule");
  }

  @Override
  protected List<byte[]> examples() {
    return EXAMPLES.stream().map(text -> text.getBytes(StandardCharsets.ISO_8859_1)).toList();
  }

  @Override
  protected List<String> words() {
    return List.of(
        "csv:", "0=", "@", "@a", ",", "=", ":", "\n", "NaN", "1e-300", "-0", "0x1p3", "1e6", "1d");
  }

  @Override
  protected void parse(byte[] input) {
    String text = new String(input, StandardCharsets.ISO_8859_1);
    LoadSchedule schedule =
        text.contains(":") ? LoadSchedule.parse(text) : ScheduleText.parseCsv(text);
    Stream.of(0.0, 0.5, 60.0, 1e6)
        .forEach(second -> assertThat(schedule.at(second)).isBetween(0.0, schedule.max()));
    assertThat(LoadSchedule.parse(schedule.toString())).isEqualTo(schedule);
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IllegalArgumentException.class;
  }
}
