package org.rubisee.container.persistence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class EjbQlTest {
  private static final List<String> ID = List.of("id");

  @Test
  void selectsKeysInsteadOfObjects() {
    assertThat(
            EjbQl.forKeys(
                "SELECT OBJECT(i) FROM Item i WHERE i.seller = ?1\n  ORDER BY i.endDate", ID))
        .isEqualTo("select i.id FROM Item i WHERE i.seller = ?1 ORDER BY i.endDate");
  }

  @Test
  void selectsEachColumnOfAKey() {
    assertThat(EjbQl.forKeys("SELECT OBJECT(l) FROM Line l", List.of("order", "number")))
        .isEqualTo("select l.order, l.number FROM Line l");
  }

  @Test
  void keepsDistinct() {
    assertThat(EjbQl.forKeys("select distinct object( x ) from Item x", List.of("key")))
        .isEqualTo("select distinct x.key from Item x");
  }

  @Test
  void selectsStatesToReadAhead() {
    assertThat(EjbQl.forStates("SELECT DISTINCT OBJECT(i) FROM Item i WHERE i.seller = ?1"))
        .isEqualTo("select distinct i FROM Item i WHERE i.seller = ?1");
  }

  @Test
  void refusesWhatSelectsNoObjects() {
    assertThatThrownBy(() -> EjbQl.forKeys("SELECT i.name FROM Item i", ID))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("OBJECT(x)");
  }
}
