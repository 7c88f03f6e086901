package org.rubisee.servers.knobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class KnobFileTest {

  private static final String LOCKING =
      """
      knob.locking.values=database, servlet
      knob.locking.description=Who makes writes wait for each other
      knob.locking.property=rubis.locking
      """;

  private static final String EXCLUSION =
      """
      knob.locking.excludes.web-nodes=web-nodes: a lock protects one web server; leave web-nodes out
      """;

  @Test
  void belongToTheImplementationThatDeclaresThem() {
    Implementation locking = implementation("locking", LOCKING);
    assertThat(locking.knobs()).extracting(Knob::label).contains("pool", "locking", "jdk");
    assertThat(KnobCatalogue.of(locking).labels()).endsWith("jdk", "locking");

    Knobs knobs = KnobCatalogue.of(locking).parse("locking=servlet");
    assertThat(knobs.systemProperties()).isEqualTo(Map.of("rubis.locking", "servlet"));
    assertThatThrownBy(
            () ->
                knobs.requireOf(
                    List.of(implementation("plain", "")),
                    List.of(locking, implementation("plain", ""))))
        .hasMessage("plain has no knob locking; these have: locking");
    assertThat(Knobs.STANDARD.reported(locking)).containsEntry("locking", "database (default)");
  }

  @Test
  void setThePropertyToAnotherWordIfTheySaySo() {
    KnobCatalogue known =
        KnobCatalogue.of(
            implementation("one", LOCKING + "knob.locking.servlet.sets=rubis.locking=true"));
    assertThat(known.parse("locking=servlet").systemProperties())
        .isEqualTo(Map.of("rubis.locking", "true"));
    assertThat(known.parse("locking=database").systemProperties())
        .isEqualTo(Map.of("rubis.locking", "database"));
  }

  @Test
  void nameThePrivilegesThatAValueNeeds() {
    KnobCatalogue known =
        KnobCatalogue.of(
            implementation(
                "one",
                LOCKING.replace("database,", "database, table,")
                    + "knob.locking.table.sets=rubis.locking=table,rubis.db.privileges=LOCK TABLES"));
    assertThat(known.parse("locking=table").privileges()).containsExactly("LOCK TABLES");
    assertThat(known.parse("locking=table").systemProperties())
        .containsEntry("rubis.locking", "table");
    assertThat(known.parse("locking=servlet").privileges()).isEmpty();
    assertThat(Knobs.STANDARD.privileges()).isEmpty();
  }

  @Test
  void takeTheirValuesOnly() {
    KnobCatalogue known = KnobCatalogue.of(implementation("one", LOCKING));
    assertThatThrownBy(() -> known.parse("locking=none"))
        .hasMessage("There is no value of locking 'none'. Known: database, servlet");
    assertThatThrownBy(() -> KnobCatalogue.SHARED.parse("locking=servlet"))
        .hasMessageContaining("no knob 'locking'");
  }

  @Test
  void excludeOthersThatDoNotKeepTheirDefaults() {
    KnobCatalogue known = KnobCatalogue.of(implementation("one", LOCKING + EXCLUSION));
    assertThatThrownBy(() -> known.parse("locking=servlet@web-nodes=2"))
        .hasMessage(
            "locking=servlet and web-nodes=2 exclude each other: a lock protects one web server; leave"
                + " web-nodes out");
    assertThat(known.parse("locking=servlet@web-nodes=1").values()).hasSize(2);
    assertThat(known.parse("locking=database@web-nodes=2").values()).hasSize(2);
  }

  @Test
  void excludeOthersWithSomeOfTheirValuesOnly() {
    KnobCatalogue known =
        KnobCatalogue.of(
            implementation(
                "one",
                LOCKING.replace("database,", "database, table,")
                    + EXCLUSION.replace("=web-nodes:", "=locking=servlet, web-nodes:")));
    assertThatThrownBy(() -> known.parse("locking=servlet@web-nodes=2"))
        .hasMessageStartingWith("locking=servlet and web-nodes=2 exclude each other: a lock");
    assertThat(known.parse("locking=table@web-nodes=2").values()).hasSize(2);
  }

  @Test
  void changeCountsUnlessTheySayOtherwise() {
    assertThat(declared(LOCKING).changesCounts()).isTrue();
    assertThat(declared(LOCKING + "knob.locking.changes-counts=false").changesCounts()).isFalse();
  }

  @Test
  void keepALedgerOfTheValuesThatSaySo() {
    assertThat(implementation("one", LOCKING).knobsWithLedger()).isEmpty();
    assertThat(
            implementation("one", LOCKING + "knob.locking.servlet.keeps-ledger=true")
                .knobsWithLedger())
        .extracting(Knobs::labels)
        .containsExactly(Map.of("locking", "servlet"));
  }

  @Test
  void areRefusedWhenSomethingIsMissingOrUnknown() {
    assertThatThrownBy(() -> declared("knob.locking.values=database, servlet"))
        .hasMessage("'knob.locking.description' is missing");
    assertThatThrownBy(() -> declared(LOCKING.replace("knob.locking.property=rubis.locking", "")))
        .hasMessage("'knob.locking.property' is missing");
    assertThatThrownBy(() -> declared(LOCKING + "knob.locking.standard=servlet"))
        .hasMessageContaining("There is no key 'knob.locking.standard'");
    assertThatThrownBy(() -> declared(LOCKING + "knob.locking.excludes.x=web-node: reason"))
        .hasMessageContaining("names no knob: 'web-node'");
    assertThatThrownBy(() -> declared(LOCKING + "knob.locking.none.sets=a=b"))
        .hasMessageContaining("There is no value of locking 'none'");
    assertThatThrownBy(() -> declared(LOCKING.replace("database, servlet", "servlet")))
        .hasMessageContaining("two words or more");
    assertThatThrownBy(() -> declared(LOCKING.replace("locking", "pool")))
        .hasMessageContaining("'pool' exists already");
  }

  @Test
  void haveTheValuesOfTheImplementationThatIsAskedFor() {
    Implementation two = implementation("two", LOCKING);
    Implementation three =
        implementation("three", LOCKING.replace("database,", "database, table,"));
    Implementation none = implementation("none", "");
    List<Implementation> all = List.of(none, two, three);

    assertThat(KnobCatalogue.of(three, all).parse("locking=table").labels())
        .isEqualTo(Map.of("locking", "table"));
    assertThatThrownBy(() -> KnobCatalogue.of(two, all).parse("locking=table"))
        .hasMessage("There is no value of locking 'table'. Known: database, servlet");
    assertThatThrownBy(() -> KnobCatalogue.of(three, all).parse("locking=row"))
        .hasMessage("There is no value of locking 'row'. Known: database, table, servlet");
    Knobs foreign = KnobCatalogue.of(none, all).parse("locking=servlet");
    assertThatThrownBy(() -> foreign.requireOf(List.of(none), all))
        .hasMessage("none has no knob locking; these have: two, three");
  }

  private static Knob declared(String declaration) {
    return new KnobFile(properties(declaration), KnobCatalogue.SHARED.knobs())
        .read(List.of()).stream()
            .filter(knob -> knob.label().equals("locking"))
            .findFirst()
            .orElseThrow();
  }

  private static Implementation implementation(String name, String declaration) {
    return Implementation.of(
        Path.of(name),
        properties(
            String.format(
                    Locale.ROOT,
                    """
            name=%s
            title=%1$s
            order=1
            web=x.war
            knobs=pool, web-nodes
            """,
                    name)
                + declaration));
  }

  private static Properties properties(String text) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }
}
