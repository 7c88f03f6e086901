package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.bench.ledger.table.LedgerVariant.A_COLD;
import static org.rubisee.bench.ledger.table.LedgerVariant.A_WARM;
import static org.rubisee.bench.ledger.table.LedgerVariant.C;
import static org.rubisee.bench.ledger.table.LedgerVariant.OPENEJB;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.knobs.Implementation;

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
  void anotherBuildOfAServerCountsLikeTheOneOfThisSuite() {
    Map<String, String> build = Map.of("server", "wildfly:38.0.1.Final");
    assertThat(LedgerVariant.of(build)).doesNotContainAnyElementsOf(LedgerVariant.AGREED);
    assertThat(LedgerVariant.comparedWith(build)).containsExactly(C);
    assertThat(LedgerVariant.comparedWith(Map.of("commit-option", "A")))
        .containsExactly(A_COLD, A_WARM);
  }

  @Test
  void otherKnobsMakeNamesThatAreNotAgreed() {
    assertThat(LedgerVariant.of(Map.of("commit-option", "B")))
        .containsExactly(new LedgerVariant("commit-option-B"))
        .doesNotContainAnyElementsOf(LedgerVariant.AGREED);
    assertThat(LedgerVariant.of(Map.of("commit-option", "A", "bean-cache", "Item=5,User=9")))
        .extracting(LedgerVariant::suffix)
        .containsExactly("A-bean-cache-Item-5-User-9-cold", "A-bean-cache-Item-5-User-9-warm");
  }

  @Test
  void anImplementationKeepsThoseThatItsOwnKnobsDeclare() {
    assertThat(LedgerVariant.keptBy(implementation("")))
        .containsExactlyElementsOf(LedgerVariant.AGREED);
    assertThat(LedgerVariant.keptBy(implementation("knob.store.slow.keeps-ledger=true")))
        .containsExactly(C, A_COLD, A_WARM, OPENEJB, new LedgerVariant("store-slow"));
  }

  @Test
  void openEjbHasALedgerOfItsOwn() {
    assertThat(LedgerVariant.of(Map.of("server", "wildfly"))).containsExactly(C);
    assertThat(LedgerVariant.of(Map.of("server", "openejb"))).containsExactly(OPENEJB);
    assertThat(LedgerVariant.afterLoad(Map.of("server", "openejb"))).isEqualTo(OPENEJB);
    assertThat(LedgerVariant.afterLoad(Map.of("server", "wildfly:38.0.1.Final"))).isEqualTo(C);
    assertThat(OPENEJB.nameOf("entity-bmp")).isEqualTo("entity-bmp-openejb");
    assertThat(LedgerVariant.of(Map.of("server", "openejb", "lookup", "per-request")))
        .doesNotContainAnyElementsOf(LedgerVariant.AGREED);
  }

  @Test
  void aRunThatKeptEntitiesHasLoadedThem() {
    assertThat(LedgerVariant.afterLoad(Map.of("commit-option", "A"))).isEqualTo(A_WARM);
    assertThat(LedgerVariant.afterLoad(Map.of())).isEqualTo(C);
  }

  @Test
  void callsInsideAServerHaveTheSameLedgerHoweverTheyPassTheirArguments() {
    assertThat(LedgerVariant.afterLoad(Map.of("call-passing", "reference"))).isEqualTo(C);
    assertThat(LedgerVariant.afterLoad(Map.of("call-passing", "network"))).isNotEqualTo(C);
    assertThat(LedgerVariant.afterLoad(Map.of("commit-option", "B"))).isNotEqualTo(C);
  }

  private static Implementation implementation(String further) {
    String text =
        """
        name=one
        title=One
        order=1
        web=one.war
        knob.store.values=fast, slow
        knob.store.description=How fast it stores
        knob.store.property=store
        """
            + further;
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Implementation.of(Path.of("one"), properties);
  }
}
