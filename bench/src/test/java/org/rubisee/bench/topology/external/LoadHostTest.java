package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;

class LoadHostTest {

  private static final LoadHost FIRST = new LoadHost(null, "10.0.0.5:7070", null);
  private static final LoadHost SECOND = new LoadHost("two", "10.0.0.6:7070", 2);
  private static final LoadHost THIRD = new LoadHost("three", "10.0.0.6:7071", 1);
  private static final List<LoadHost> ALL = List.of(FIRST, SECOND, THIRD);

  @Test
  void isCalledLikeItsAgentAndHasOneProcess() {
    assertThat(FIRST.address()).isEqualTo("10.0.0.5");
    assertThat(FIRST.processes()).isEqualTo(1);
    assertThat(SECOND.address()).isEqualTo("two");
  }

  @Test
  void anAgentFindsItsOwnEntry() {
    assertThat(LoadHost.chosen(ALL, 0, "10.0.0.5"::equals)).isEqualTo(FIRST);
    assertThat(LoadHost.chosen(ALL, 7071, "10.0.0.6"::equals)).isEqualTo(THIRD);
    LoadHost here = new LoadHost("here", "127.0.0.1:7070", 1);
    assertThat(LoadHost.ofThisMachine(List.of(FIRST, here), 0)).isEqualTo(here);
  }

  @Test
  void asksWhereAnAgentThatCannotTellAnswers() {
    assertThatThrownBy(() -> LoadHost.chosen(ALL, 0, "10.0.0.6"::equals))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("2 agents of 'clients' in the hosts file are on this machine")
        .hasMessageContaining("--bind and --port");
    assertThatThrownBy(() -> LoadHost.chosen(ALL, 0, "10.0.0.7"::equals))
        .hasMessageContaining("No agent of 'clients' in the hosts file has an address of this");
    assertThatThrownBy(() -> LoadHost.chosen(List.of(), 0, host -> true))
        .hasMessageContaining("The hosts file has no 'clients'");
  }
}
