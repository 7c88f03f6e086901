package org.rubisee.bench.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;

/** Servers that ended are started again, within limits. */
class SupervisorTest {

  private final Set<String> alive = new TreeSet<>(Set.of("db", "web"));
  private final List<String> done = new ArrayList<>();
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private long nanos;
  private final Supervisor supervisor =
      new Supervisor(
          "http://site/",
          List.of(server("db"), server("web")),
          () -> done.add("pages"),
          new Terminal(new PrintStream(screen, true, StandardCharsets.UTF_8), false),
          () -> nanos);

  private SupervisedServer server(String name) {
    return new SupervisedServer(
        "The " + name, () -> alive.contains(name), () -> restart(name), name + ".log");
  }

  private void restart(String name) {
    alive.add(name);
    done.add(name);
    nanos += 1_500_000_000L;
  }

  @Test
  void saysNothingWhileAllServersRun() {
    supervisor.check();

    assertThat(done).isEmpty();
    assertThat(screen.size()).isZero();
  }

  @Test
  void restartsInTheOrderOfAStartAndSaysWhenTheSiteIsOpenAgain() {
    alive.clear();

    supervisor.check();

    assertThat(done).containsExactly("db", "web", "pages");
    assertThat(screen.toString(StandardCharsets.UTF_8))
        .contains("The db ended by itself; its log is db.log", "restart 1 of at most 3")
        .contains("The web ended by itself")
        .endsWith("  http://site/ is open again after 3.0 s" + System.lineSeparator());
  }

  @Test
  void givesUpAServerThatKeepsEnding() {
    endAndCheck(Supervisor.MOST_RESTARTS);

    assertThatThrownBy(() -> endAndCheck(1))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("3 restarts within 10 minutes")
        .hasMessageContaining("db.log");
  }

  @Test
  void forgetsRestartsOfLongAgo() {
    endAndCheck(Supervisor.MOST_RESTARTS);
    nanos += Supervisor.WITHIN.toNanos();

    endAndCheck(1);

    assertThat(alive).contains("db");
  }

  private void endAndCheck(int times) {
    for (int i = 0; i < times; i++) {
      alive.remove("db");
      supervisor.check();
    }
  }
}
