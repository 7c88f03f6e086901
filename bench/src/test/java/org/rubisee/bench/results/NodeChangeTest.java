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

class NodeChangeTest {

  @TempDir private Path folder;

  @Test
  void readsWhatItWrote() throws IOException {
    NodeChange first = new NodeChange(0, NodeChange.IN_USE, 2);
    NodeChange asked = new NodeChange(17.25, NodeChange.ASKED, 1);
    first.appendTo(folder);
    asked.appendTo(folder);

    assertThat(folder.resolve(NodeChange.FILE))
        .content()
        .isEqualTo("at_seconds,event,nodes\n0.000,in-use,2\n17.250,asked,1\n");
    assertThat(NodeChange.read(folder)).containsExactly(first, asked);
  }

  @Test
  void leavesOutALineThatADyingProcessTore() throws IOException {
    Files.writeString(
        folder.resolve(NodeChange.FILE), "at_seconds,event,nodes\n1,in-use,1\n2,in-u");

    assertThat(NodeChange.read(folder)).hasSize(1);
  }

  @Test
  void refusesALineOfAnotherForm() throws IOException {
    Files.writeString(folder.resolve(NodeChange.FILE), "at_seconds,event,nodes\n1,x\n");

    assertThatThrownBy(() -> NodeChange.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("'1,x' is not at_seconds");
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN,asked,1", "1,asked,1.5", "1,asked,many"})
  void refusesWhatIsNoNumber(String line) throws IOException {
    Files.writeString(folder.resolve(NodeChange.FILE), "at_seconds,event,nodes\n" + line + "\n");

    assertThatThrownBy(() -> NodeChange.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining("'" + line + "' has no numbers");
  }

  @Test
  void isEmptyIfNodesStayed() throws IOException {
    assertThat(NodeChange.read(folder)).isEmpty();
  }
}
