package org.rubisee.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Properties;
import org.junit.jupiter.api.Test;

class LockingTest {

  @Test
  void isTheDatabasesUnlessSetOtherwise() {
    assertThat(Locking.of(new Properties(), Locking.values())).isEqualTo(Locking.DATABASE);
    assertThat(set("table", Locking.values())).isEqualTo(Locking.TABLE);
    assertThat(set("servlet", Locking.values())).isEqualTo(Locking.SERVLET);
  }

  @Test
  void refusesWhatASiteDoesNotOffer() {
    assertThatThrownBy(() -> set("table", Locking.DATABASE, Locking.SERVLET))
        .hasMessage("rubis.locking is database or servlet, not 'table'");
    assertThatThrownBy(() -> set("both", Locking.values()))
        .hasMessage("rubis.locking is database or table or servlet, not 'both'");
  }

  @Test
  void leavesRowsToTheDatabaseOrToTheCaller() {
    assertThat(Locking.DATABASE.rowLocks().reading("SELECT 1")).endsWith("FOR UPDATE");
    assertThat(Locking.TABLE.rowLocks().reading("SELECT 1")).isEqualTo("SELECT 1");
    assertThat(Locking.SERVLET.rowLocks().reading("SELECT 1")).isEqualTo("SELECT 1");
  }

  private static Locking set(String value, Locking... offered) {
    Properties properties = new Properties();
    properties.setProperty(Locking.SETTING, value);
    return Locking.of(properties, offered);
  }
}
