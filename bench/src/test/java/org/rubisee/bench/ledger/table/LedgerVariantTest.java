package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bench.ledger.table.LedgerVariant.A_COLD;
import static org.rubisee.bench.ledger.table.LedgerVariant.A_WARM;
import static org.rubisee.bench.ledger.table.LedgerVariant.C;
import static org.rubisee.bench.ledger.table.LedgerVariant.OPENEJB;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LedgerVariantTest {

  @Test
  void commitOptionCIsTheDefault() {
    assertThat(LedgerVariant.of(Map.of())).containsExactly(C);
    assertThat(LedgerVariant.of(Map.of("commit-option", "C"))).containsExactly(C);
    assertThat(C.nameOf("entity-cmp")).isEqualTo("entity-cmp");
  }

  @Test
  void commitOptionAIsCountedColdAndWarm() {
    assertThat(LedgerVariant.of(Map.of("commit-option", "A"))).containsExactly(A_COLD, A_WARM);
    assertThat(A_COLD.nameOf("entity-cmp")).isEqualTo("entity-cmp-A-cold");
  }

  @Test
  void otherKnobsMakeNamesThatAreNotAgreed() {
    assertThat(LedgerVariant.of(Map.of("commit-option", "B")))
        .containsExactly(new LedgerVariant("commit-option-B"))
        .noneMatch(LedgerVariant::isAgreed);
    assertThat(LedgerVariant.of(Map.of("commit-option", "A", "bean-cache", "Item=5,User=9")))
        .extracting(LedgerVariant::suffix)
        .containsExactly("A-bean-cache-Item-5-User-9-cold", "A-bean-cache-Item-5-User-9-warm");
  }

  @Test
  void openEjbHasALedgerOfItsOwn() {
    assertThat(LedgerVariant.of(Map.of("container", "wildfly"))).containsExactly(C);
    assertThat(LedgerVariant.of(Map.of("container", "openejb"))).containsExactly(OPENEJB);
    assertThat(LedgerVariant.afterLoad(Map.of("container", "openejb"))).contains(OPENEJB);
    assertThat(OPENEJB.nameOf("entity-bmp")).isEqualTo("entity-bmp-openejb");
    assertThat(LedgerVariant.of(Map.of("container", "openejb", "lookup", "per-request")))
        .noneMatch(LedgerVariant::isAgreed);
  }

  @Test
  void aRunThatKeptEntitiesHasLoadedThem() {
    assertThat(LedgerVariant.afterLoad(Map.of("commit-option", "A"))).contains(A_WARM);
    assertThat(LedgerVariant.afterLoad(Map.of())).contains(C);
  }

  @Test
  void aRunHasNoLedgerIfAKnobChangesCounts() {
    assertThat(LedgerVariant.afterLoad(Map.of("call-passing", "reference"))).contains(C);
    assertThat(LedgerVariant.afterLoad(Map.of("call-passing", "network"))).isEmpty();
    assertThat(LedgerVariant.afterLoad(Map.of("commit-option", "B"))).isEmpty();
  }
}
