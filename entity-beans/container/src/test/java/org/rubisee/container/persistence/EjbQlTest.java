package org.rubisee.container.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EjbQlTest {
  @Test
  void selectsKeysInsteadOfObjects() {
    assertThat(
            EjbQl.forKeys(
                "SELECT OBJECT(i) FROM Item i WHERE i.seller = ?1\n  ORDER BY i.endDate", "id"))
        .isEqualTo("select i.id FROM Item i WHERE i.seller = ?1 ORDER BY i.endDate");
  }

  @Test
  void keepsDistinct() {
    assertThat(EjbQl.forKeys("select distinct object( x ) from Item x", "key"))
        .isEqualTo("select distinct x.key from Item x");
  }

  @Test
  void selectsStatesToReadAhead() {
    assertThat(EjbQl.forStates("SELECT DISTINCT OBJECT(i) FROM Item i WHERE i.seller = ?1"))
        .isEqualTo("select distinct i FROM Item i WHERE i.seller = ?1");
  }

  @Test
  void refusesWhatSelectsNoObjects() {
    assertThatThrownBy(() -> EjbQl.forKeys("SELECT i.name FROM Item i", "id"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("OBJECT(x)");
  }
}
