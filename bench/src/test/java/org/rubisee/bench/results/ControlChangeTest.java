package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.measurement.UnreadableResultException;

class ControlChangeTest {

  @TempDir private Path folder;

  @Test
  void readsWhatItWrote() throws IOException {
    ControlChange nodes = new ControlChange(0, ControlChange.WEB_NODES, 2);
    ControlChange rate = new ControlChange(17.25, "rate", 1.5);
    nodes.appendTo(folder);
    rate.appendTo(folder);

    assertThat(folder.resolve(ControlChange.FILE))
        .content()
        .isEqualTo("at_seconds,actuator,value\n0.000,web-nodes,2\n17.250,rate,1.500000\n");
    assertThat(ControlChange.read(folder)).containsExactly(nodes, rate);
  }

  /** A rate is kept before it holds. */
  @Test
  void readsChangesByTime() throws IOException {
    ControlChange rate = new ControlChange(9, ControlChange.RATE, 20);
    ControlChange nodes = new ControlChange(8, ControlChange.WEB_NODES, 1);
    rate.appendTo(folder);
    nodes.appendTo(folder);

    assertThat(ControlChange.read(folder)).containsExactly(nodes, rate);
    assertThat(rate.isOfRate()).isTrue();
    assertThat(nodes.isOfRate()).isFalse();
  }

  @Test
  void leavesOutALineThatADyingProcessTore() throws IOException {
    Files.writeString(
        folder.resolve(ControlChange.FILE), "at_seconds,actuator,value\n1,web-nodes,1\n2,web-n");

    assertThat(ControlChange.read(folder)).hasSize(1);
  }

  @Test
  void refusesALineOfAnotherForm() throws IOException {
    Files.writeString(folder.resolve(ControlChange.FILE), "at_seconds,actuator,value\n1,x\n");

    assertThatThrownBy(() -> ControlChange.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("'1,x' is not at_seconds");
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN,rate,1", "1,rate,Infinity", "1,rate,many"})
  void refusesWhatIsNoNumber(String line) throws IOException {
    Files.writeString(
        folder.resolve(ControlChange.FILE), "at_seconds,actuator,value\n" + line + "\n");

    assertThatThrownBy(() -> ControlChange.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("'" + line + "' has no numbers");
  }

  @Test
  void isEmptyWithoutAController() throws IOException {
    assertThat(ControlChange.read(folder)).isEmpty();
  }
}
