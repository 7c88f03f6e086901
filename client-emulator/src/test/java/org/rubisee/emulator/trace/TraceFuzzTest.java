package org.rubisee.emulator.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rubisee.fuzzing.FuzzTest;

/** Logs of requests: the first byte chooses the format, the others are the file. */
class TraceFuzzTest extends FuzzTest {

  TraceFuzzTest() {
    super("trace");
  }

  @Override
  protected List<byte[]> examples() throws IOException {
    return List.of(
        with(0, TraceScheduleTest.LOG.getBytes(StandardCharsets.ISO_8859_1)),
        with(1, TraceScheduleTest.worldCup(898_207_201L, 898_207_202L, 898_207_290L)),
        with(2, "en Main_Page 242332 4737756101\nde A 7 0\n".getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] with(int format, byte[] file) {
    byte[] input = new byte[file.length + 1];
    input[0] = (byte) format;
    System.arraycopy(file, 0, input, 1, file.length);
    return input;
  }

  @Override
  protected List<String> words() {
    return List.of("[", "]", "/", ":", "-0400", "+1400", "Jul", "\n", " ", "en", "999999999999");
  }

  @Override
  protected void parse(byte[] input) throws IOException {
    int choice = input.length == 0 ? 0 : Math.floorMod(input[0], TraceFormat.values().length);
    TraceFormat format = TraceFormat.values()[choice];
    TraceSchedule schedule = new TraceSchedule(TraceScheduleTest.order(format));
    int from = Math.min(1, input.length);
    schedule.add(
        "pageviews-20150501-010000", new ByteArrayInputStream(input, from, input.length - from));
    assertThat(schedule.toCsv()).startsWith("second,rate\n0,");
  }

  @Override
  protected boolean isRefusal(Exception thrown) {
    return thrown.getClass() == IllegalArgumentException.class;
  }
}
