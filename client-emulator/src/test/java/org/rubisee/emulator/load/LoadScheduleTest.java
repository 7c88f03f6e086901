package org.rubisee.emulator.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.measurement.NamedPart;

class LoadScheduleTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          constant:20 | 0 | 20
          constant:20 | 1e6 | 20
          steps:0=10,60=40,120=5 | 0 | 10
          steps:0=10,60=40,120=5 | 59.999 | 10
          steps:0=10,60=40,120=5 | 60 | 40
          steps:0=10,60=40,120=5 | 119.999 | 40
          steps:0=10,60=40,120=5 | 5000 | 5
          sine:mean=20,amplitude=15,period=600 | 0 | 20
          sine:mean=20,amplitude=15,period=600 | 150 | 35
          sine:mean=20,amplitude=15,period=600 | 450 | 5
          sine:mean=20,amplitude=15,period=600 | 750 | 35
          flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120 | 59 | 10
          flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120 | 70 | 30
          flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120 | 80 | 50
          flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120 | 139 | 50
          flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120 | 200 | 30
          flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120 | 261 | 10
          flash-crowd:base=10,peak=50,start=60,rise=0,hold=60,fall=0 | 60 | 50
          flash-crowd:base=10,peak=50,start=60,rise=0,hold=60,fall=0 | 120 | 10
          """)
  void knowsTheLoadOfASecond(String text, double second, double load) {
    assertThat(LoadSchedule.parse(text).at(second)).isCloseTo(load, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "constant:20",
        "constant:0.25",
        "constant:0",
        "steps:0=10,60.5=40,120=0",
        "steps:0=10@calm,60=40@crowd,90=50,120=10@,180=20@after",
        "sine:mean=20,amplitude=15,period=600",
        "flash-crowd:base=10,peak=50,start=60,rise=20,hold=60,fall=120"
      })
  void writesItselfAsItIsRead(String text) {
    assertThat(LoadSchedule.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sinus:mean=1 | There is no schedule 'sinus'
          20 | write constant:RATE
          constant: | numbers from 0 to 1000000, not ''
          constant:-1 | numbers from 0
          constant:NaN | numbers from 0
          steps:10=5 | must begin at second 0
          steps:0=5,60 | written like steps:0=10,60=40
          steps:0=5,60=1,30=2 | must ascend; 30 follows 60
          steps:0=5,0=6 | must ascend; 0 follows 0
          steps:0=5@Calm | has up to 30 of a-z, 0-9 and -
          steps:0=5@a,60=1@b,90=1@a | Two parts of the schedule are called 'a'
          steps:0=5@a@b | has up to 30 of a-z
          sine:mean=20,amplitude=15 | each of mean, amplitude, period once
          sine:mean=20,amplitude=15,period=0 | period > 0
          sine:mean=10,amplitude=15,period=60 | amplitude <= mean
          sine:mean=10,mean=15,period=60 | once
          flash-crowd:base=50,peak=10,start=60,rise=20,hold=60,fall=120 | peak >= base
          flash-crowd:base=50,top=10 | got 'top=10'
          csv:/none | Cannot read the schedule '/none'
          """)
  void saysWhatIsWrong(String text, String message) {
    assertThatThrownBy(() -> LoadSchedule.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void readsACsvFileAsItsSteps() throws IOException {
    Path csv = folder.resolve("day.csv");
    Files.writeString(csv, "second,rate\n0,10\n60,10\n\n120, 40.5\r\n");

    assertThat(LoadSchedule.parse("csv:" + csv)).hasToString("steps:0=10,120=40.5");
  }

  @Test
  void readsTheNamesOfPartsInACsvFile() throws IOException {
    Path csv = folder.resolve("day.csv");
    Files.writeString(csv, "second,rate,part\n0,1,\n60,2,noon\n90,3,noon\n120,1\n150,1,night\n");

    assertThat(LoadSchedule.parse("csv:" + csv))
        .hasToString("steps:0=1,60=2@noon,90=3,120=1@,150=1@night");
  }

  @Test
  void knowsItsParts() {
    assertThat(LoadSchedule.parse("steps:0=10,60=40@crowd,90=50,120=10@,180=20@after").parts())
        .containsExactly(
            new NamedPart("crowd", 60, 120), new NamedPart("after", 180, Double.POSITIVE_INFINITY));
    assertThat(LoadSchedule.parse("steps:0=10@all,60=40").parts())
        .containsExactly(new NamedPart("all", 0, Double.POSITIVE_INFINITY));
    assertThat(
            LoadSchedule.parse("flash-crowd:base=1,peak=5,start=60,rise=0,hold=30,fall=20").parts())
        .containsExactly(
            new NamedPart("before", 0, 60),
            new NamedPart("peak", 60, 90),
            new NamedPart("fall", 90, 110),
            new NamedPart("after", 110, Double.POSITIVE_INFINITY));
    assertThat(LoadSchedule.parse("constant:5").parts()).isEmpty();
    assertThat(LoadSchedule.parse("steps:0=5@a,60=5@b").isConstant()).isTrue();
  }

  @Test
  void limitsTheNumberOfParts() {
    String steps =
        IntStream.rangeClosed(0, 20)
            .mapToObj(i -> i + "=1@part-" + i)
            .collect(Collectors.joining(",", "steps:", ""));

    assertThatThrownBy(() -> LoadSchedule.parse(steps))
        .hasMessageContaining("names at most 20 parts, not 21");
  }

  @Test
  void namesTheLineOfACsvFileThatIsWrong() {
    assertThatThrownBy(() -> ScheduleText.parseCsv("0,10\n60,20,Peak\n"))
        .hasMessageContaining("line 2: The name of a part");
    assertThatThrownBy(() -> ScheduleText.parseCsv("0,10\n60;20\n"))
        .hasMessageContaining("line 2 needs a second and a rate");
    assertThatThrownBy(() -> ScheduleText.parseCsv("0,10\n60,many\n"))
        .hasMessageContaining("line 2")
        .hasMessageContaining("'many'");
  }

  @Test
  void takesADayByTheSecond() {
    String csv =
        IntStream.range(0, 86_400)
            .mapToObj(i -> i + "," + (1000 + i % 977) / 8.0)
            .collect(Collectors.joining("\n"));

    LoadSchedule schedule = ScheduleText.parseCsv(csv);

    assertThat(schedule.at(86_399.5)).isEqualTo((1000 + 86_399 % 977) / 8.0);
    assertThat(LoadSchedule.parse(schedule.toString())).isEqualTo(schedule);
  }

  @Test
  void refusesAScheduleThatFitsNoCommandLine() {
    String csv =
        IntStream.range(0, SteppedLoad.MOST_STEPS)
            .mapToObj(i -> (i == 0 ? 0 : 900_000 + i + 1 / 3.0) + "," + (999_000 - i / 3.0))
            .collect(Collectors.joining("\n"));

    assertThatThrownBy(() -> ScheduleText.parseCsv(csv)).hasMessageContaining("round its rates");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0,10\n60,40",
        "second,rate\n0,10\n60,40\n",
        "Time,Requests\r\n0,10\r\n60,40\r\n",
        "\u00ef\u00bb\u00bfsecond,rate\r\n0,10\r\n60,40\r\n",
        "\u00ef\u00bb\u00bf0,10\n60,40\n",
        "\ufeff0, 10\n\n60, 40\n"
      })
  void readsFilesAsOthersWriteThem(String csv) {
    assertThat(ScheduleText.parseCsv(csv)).hasToString("steps:0=10,60=40");
  }

  @Test
  void stepsBeginHalfAStepBeforeTheirMiddle() {
    assertThat(ScheduleText.parseCsv("0.5,0.41\n1.5,1.25\n2.5,3\n"))
        .hasToString("steps:0=0.41,1=1.25,2=3");
    assertThat(ScheduleText.parseCsv("5,1\n15,2\n25,3\n")).hasToString("steps:0=1,10=2,20=3");
    assertThatThrownBy(() -> ScheduleText.parseCsv("0.5,1\n1.5,2\n9,3\n"))
        .hasMessageContaining("must begin at second 0");
  }

  @Test
  void limitsTheNumberOfSteps() {
    String csv =
        IntStream.rangeClosed(0, SteppedLoad.MOST_STEPS)
            .mapToObj(second -> second + "," + second)
            .collect(Collectors.joining("\n"));

    assertThatThrownBy(() -> ScheduleText.parseCsv(csv))
        .hasMessageContaining("at most 90000 steps, not 90001");
  }

  @Test
  void knowsWhatIsConstant() {
    assertThat(LoadSchedule.parse("steps:0=10,60=10").isConstant()).isTrue();
    assertThat(LoadSchedule.parse("steps:0=10,60=11").isConstant()).isFalse();
  }
}
