package org.rubisee.bench.ledger.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.servers.knobs.Implementation;

/** Statements beside those of RUBiS 1.4.3. */
class OriginalTableTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Originals ORIGINALS = Originals.of(Implementation.in(HOME));

  @Test
  void showsStatementsCommitsAndSetsOfBoth() {
    String table =
        OriginalTable.markdown(
            List.of(
                ledger("entity-cmp", "SearchItemsByCategory(N=20)", Map.of("N", 20), 41, 40, 2),
                ledger("servlets-only", "SearchItemsByCategory(N=20)", Map.of("N", 20), 1, 0, 0)),
            ORIGINALS);
    assertThat(table)
        .contains("| interaction | entity-cmp | servlets-only |")
        .contains("| SearchItemsByCategory(N=20) | 41 / 41 | 1 / 1 |")
        .contains("| SearchItemsByCategory(N=20) | 0 / 40 | 0 / 0 |")
        .contains("| SearchItemsByCategory(N=20) | 0 / 2 | 0 / 0 |");
  }

  @Test
  void saysWhatWasNotCounted() {
    String table =
        OriginalTable.markdown(
            List.of(ledger("session-facade", "ViewItem(no bids)", Map.of(), 4, 1, 0)), ORIGINALS);
    assertThat(table)
        .contains("| ViewItem(no bids) | 4 / 4 |")
        .contains("| ViewItem(no bids) | – / 1 |");
  }

  @Test
  void leavesOutWhatTheOriginalDoesNotHave() {
    List<Ledger> jpa = List.of(ledger("jpa", "ViewItem(no bids)", Map.of(), 1, 0, 0));
    assertThat(OriginalTable.text(jpa, ORIGINALS)).isEmpty();
    assertThat(
            OriginalTable.text(
                List.of(ledger("servlets-only", "Home", Map.of(), 0, 0, 0)), ORIGINALS))
        .isEmpty();
  }

  @Test
  void everyFormulaHasTheSizesOfTheAgreedLedgers() {
    AgreedLedgers agreed = new AgreedLedgers(HOME);
    List<Ledger> all =
        Implementation.in(HOME).stream()
            .flatMap(one -> agreed.of(one.name(), LedgerVariant.C).stream())
            .toList();
    assertThat(OriginalTable.text(all, ORIGINALS)).contains("ViewBidHistory", "AboutMe");
  }

  private static Ledger ledger(
      String implementation,
      String interaction,
      Map<String, Integer> sizes,
      long selects,
      long commits,
      long sets) {
    Map<Column, Long> counts = new EnumMap<>(Column.class);
    counts.put(Column.SELECT, selects);
    counts.put(Column.COMMIT, commits);
    counts.put(Column.SET, sets);
    return new Ledger(
        implementation,
        List.of(new LedgerRow(interaction, sizes, counts, Map.of(), Map.of(), Map.of())));
  }
}
