package org.rubisee.emulator.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.emulator.load.LoadSchedule;

class TraceScheduleTest {

  /** Three requests in the first minute, none in the second, one in the third. */
  static final String LOG =
      """
      199.72.81.55 - - [01/Jul/1995:00:00:01 -0400] "GET /history/apollo/ HTTP/1.0" 200 6245
      unicomp6.unicomp.net - - [01/Jul/1995:00:00:59 -0400] "GET /\u00e9[x] HTTP/1.0" 200 3985
      burger.letters.com - - [01/Jul/1995:00:02:30 -0400] "GET /x HTTP/1.0" 304 0
      d104.aa.net - - [01/Jul/1995:04:00:15 +0000] "GET /shuttle/ HTTP/1.0" 200 -
      """;

  @TempDir private Path folder;

  @Test
  void countsTheRequestsOfACommonLog() throws IOException {
    assertThat(of(order(TraceFormat.COMMON_LOG), file("access_log", LOG)))
        .isEqualTo("second,rate\n0,0.05\n60,0\n120,0.016667\n");
  }

  @Test
  void givesALogAnotherLengthAndHeight() throws IOException {
    TraceSchedule.Order order =
        new TraceSchedule.Order(
            TraceFormat.COMMON_LOG,
            "",
            OptionalLong.of(30),
            OptionalDouble.of(12),
            OptionalDouble.of(5),
            false);

    String csv = of(order, file("access_log", LOG));

    assertThat(csv).isEqualTo("second,rate\n0,5\n2,2.5\n4,0\n10,2.5\n");
    Path schedule = file("schedule.csv", csv);
    assertThat(LoadSchedule.parse("csv:" + schedule)).hasToString("steps:0=5,2=2.5,4=0,10=2.5");
  }

  @Test
  void putsFilesTogetherAndUnpacksThem() throws IOException {
    Path packed = folder.resolve("log.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      out.write(LOG.getBytes(StandardCharsets.ISO_8859_1));
    }

    assertThat(of(order(TraceFormat.COMMON_LOG), packed, file("again", LOG)))
        .isEqualTo("second,rate\n0,0.1\n60,0\n120,0.033333\n");
  }

  @Test
  void readsTheRecordsOfTheWorldCup() throws IOException {
    byte[] records = worldCup(898_207_201L, 898_207_202L, 898_207_290L);
    Path log = Files.write(folder.resolve("wc_day38_1"), records);

    assertThat(of(order(TraceFormat.WORLD_CUP_98), log))
        .isEqualTo("second,rate\n0,0.033333\n60,0.016667\n");
    Files.write(log, List.of("cut"));
    assertThatThrownBy(() -> of(order(TraceFormat.WORLD_CUP_98), log))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("wc_day38_1: record 1 has 4 bytes, not 20");
  }

  static byte[] worldCup(long... seconds) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (long second : seconds) {
        out.writeInt((int) second);
        out.write(new byte[16]);
      }
    }
    return bytes.toByteArray();
  }

  @Test
  void readsTheHoursOfWikimedia() throws IOException {
    Path first = file("pageviews-20150501-010000", "de A 5 0\nen Main_Page 7200 0\nen B 7200 1\n");
    Path third = file("pageviews-20150501-030000", "en Main_Page 3600 0\nen.m B 9 0\n");

    TraceSchedule.Order english =
        new TraceSchedule.Order(
            TraceFormat.WIKIMEDIA,
            "en",
            OptionalLong.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            false);
    assertThat(of(english, third, first)).isEqualTo("second,rate\n0,4\n3600,0\n7200,1\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          COMMON_LOG | access  | nothing here   | access: line 5: there is no time like [01/Jul
          COMMON_LOG | access  | [31/Feb/x]     | access: line 5: there is no time like [01/Jul
          COMMON_LOG | access  | [01/Xyz/1995:00:00:01 -0400] | line 5: '[01/Xyz/1995:00:00:01 -0400]' is no
          COMMON_LOG | access  | [01/Jul/1996:00:00:01 -0400] | line 5: The log is now
          WIKIMEDIA  | views   | en A 1 1       | The name must say the hour
          WIKIMEDIA  | p-20159901-000000 | en A 1 1 | is no hour like
          WIKIMEDIA  | p-20150501-010000 | en A one 1 | line 5: a line has a project, a page
          """)
  void saysWhichLineCannotBeRead(TraceFormat format, String name, String line, String message)
      throws IOException {
    String before = format == TraceFormat.COMMON_LOG ? LOG : "en A 1 1\n".repeat(4);
    Path log = file(name, before + line + "\n");

    assertThatThrownBy(() -> of(order(format), log))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void leavesOutBadLinesIfAsked() throws IOException {
    TraceSchedule schedule =
        new TraceSchedule(
            new TraceSchedule.Order(
                TraceFormat.COMMON_LOG,
                "",
                OptionalLong.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                true));
    schedule.add(List.of(file("access_log", LOG + "alyssa.p\n\nagain\n")));

    assertThat(schedule.toCsv()).isEqualTo("second,rate\n0,0.05\n60,0\n120,0.016667\n");
    assertThat(schedule.complaint())
        .startsWith("Bad lines left out: 2. The first is access_log, line 5: there is no time");
  }

  @Test
  void refusesALogWithoutRequests() throws IOException {
    Path empty = file("empty", "\n");

    assertThatThrownBy(() -> of(order(TraceFormat.COMMON_LOG), empty))
        .hasMessageContaining("There is no request in the log.");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.ISO_8859_1);
  }

  static TraceSchedule.Order order(TraceFormat format) {
    return new TraceSchedule.Order(
        format, "", OptionalLong.empty(), OptionalDouble.empty(), OptionalDouble.empty(), false);
  }

  private static String of(TraceSchedule.Order order, Path... files) throws IOException {
    TraceSchedule schedule = new TraceSchedule(order);
    schedule.add(List.of(files));
    return schedule.toCsv();
  }
}
