package org.rubisee.bench.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.experiment.TypedLoad;
import org.rubisee.bench.trial.NodeSchedule.Step;

class NodeScheduleTest {

  @TempDir private Path folder;

  @Test
  void readsSteps() {
    NodeSchedule schedule = NodeSchedule.parse("steps:0=1,120=2,300.5=1");

    assertThat(schedule.steps())
        .containsExactly(new Step(0, 1), new Step(120, 2), new Step(300.5, 1));
    assertThat(schedule.first()).isEqualTo(1);
    assertThat(schedule).hasToString("steps:0=1,120=2,300.5=1");
    assertThat(NodeSchedule.parse(schedule.toString())).isEqualTo(schedule);
  }

  @Test
  void leavesOutStepsThatChangeNothing() {
    assertThat(NodeSchedule.parse("steps:0=2,10=2,20=3,30=3")).hasToString("steps:0=2,20=3");
  }

  @Test
  void readsAFileWithItsHeadingAndWithout() throws IOException {
    assertThat(NodeSchedule.parse(csv("second,nodes\n0,1\n\n60, 3\n")))
        .hasToString("steps:0=1,60=3");
    assertThat(NodeSchedule.parse(csv("0,2\n60,1"))).hasToString("steps:0=2,60=1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0=1,60=2          | takes steps like steps:0=1,120=2
          constant:2        | takes steps like steps:0=1,120=2
          steps:60=2        | must begin at second 0
          steps:0=1,60=0    | whole numbers of web nodes from 1, not '0'
          steps:0=1.5       | whole numbers of web nodes from 1, not '1.5'
          steps:0=1,60=many | not 'many'
          steps:0=1,0=2     | must ascend
          steps:0=1@calm    | Name the parts of a run in --schedule
          csv:nowhere.csv   | Cannot read the schedule 'nowhere.csv'
          """)
  void refusesWhatIsNoScheduleOfNodes(String text, String message) {
    assertThatThrownBy(() -> NodeSchedule.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void namesTheFileAndTheLineThatIsWrong() throws IOException {
    String lacking = csv("second,nodes\n0,1\n60\n");

    assertThatThrownBy(() -> NodeSchedule.parse(lacking))
        .hasMessageContaining("nodes.csv: line 3 needs a second and a rate");
  }

  @Test
  void needsAMeasuredPhaseThatHasAllSteps() {
    NodeSchedule schedule = NodeSchedule.parse("steps:0=1,60=2");

    assertThatCode(() -> schedule.checkWith(TypedLoad.phases("30/61/5")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> schedule.checkWith(TypedLoad.phases("30/60/5")))
        .hasMessageContaining("at second 60, and the measured phase ends at second 60");
  }

  @Test
  void needsAWarmUpWhoseEndIsKnown() {
    assertThatThrownBy(
            () -> NodeSchedule.parse("steps:0=1,60=2").checkWith(TypedLoad.phases("60-600/120/5")))
        .hasMessageContaining("a fixed length");
    assertThatCode(
            () -> NodeSchedule.parse("steps:0=2").checkWith(TypedLoad.phases("60-600/120/5")))
        .doesNotThrowAnyException();
  }

  private String csv(String text) throws IOException {
    return "csv:" + Files.writeString(folder.resolve("nodes.csv"), text);
  }
}
