package org.rubisee.poolcontrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class HeldConnectionsTest {

  private int free = 4;
  private final HeldConnections connections = new HeldConnections(pool());

  @Test
  void takesConnectionsOutOfUseAndGivesThemBack() {
    connections.hold(3);
    assertThat(connections.getHeld()).isEqualTo(3);
    assertThat(free).isEqualTo(1);

    connections.hold(1);
    assertThat(connections.getHeld()).isEqualTo(1);
    assertThat(free).isEqualTo(3);

    connections.hold(0);
    assertThat(free).isEqualTo(4);
  }

  @Test
  void keepsWhatItHadIfThePoolGivesNoMore() {
    connections.hold(1);

    assertThatThrownBy(() -> connections.hold(5))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no connection in time")
        .hasMessageContaining("exhausted");
    assertThat(connections.getHeld()).isEqualTo(1);
    assertThat(free).isEqualTo(3);
  }

  @Test
  void refusesANegativeNumber() {
    assertThatThrownBy(() -> connections.hold(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(free).isEqualTo(4);
  }

  private DataSource pool() {
    return proxy(
        DataSource.class,
        () -> {
          if (free == 0) {
            throw new SQLException("exhausted");
          }
          free--;
          return connection();
        });
  }

  private Connection connection() {
    return proxy(
        Connection.class,
        () -> {
          free++;
          return null;
        });
  }

  private interface Answer {
    Object give() throws SQLException;
  }

  /** Of its methods only one is called. */
  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (self, method, given) -> answer.give()));
  }
}
