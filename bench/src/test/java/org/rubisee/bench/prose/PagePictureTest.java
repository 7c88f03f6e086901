package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.LedgerCsv;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.table.LedgerVariant;

/**
 * The picture of one ViewItem. The order of the steps is that of the diagrams in the pages of the
 * patterns, their numbers are those of the ledgers.
 */
class PagePictureTest {

  private static final String WRITE = "rubis.write-page-picture";
  private static final Path PICTURE = MarkdownDocument.HOME.resolve("docs/view-item.svg");

  /** The home's finder and 12 getters, then the one that asks the seller: each a transaction. */
  private static final String ENTITIES = "RSC".repeat(13) + "RSBSBSC";

  /** The same in one call and one transaction, in which an entity is loaded once. */
  private static final String FACADE = "R" + "BS".repeat(2) + "B".repeat(12) + "BS".repeat(2) + "C";

  private static List<PagePicture.Row> rows() {
    return List.of(
        new PagePicture.Row("servlets-only", "S"),
        new PagePicture.Row("session-beans", "RS"),
        new PagePicture.Row("jpa", "RS"),
        new PagePicture.Row("local-interfaces", FACADE),
        new PagePicture.Row("session-facade", FACADE),
        new PagePicture.Row("entity-bmp", ENTITIES),
        new PagePicture.Row("entity-cmp", ENTITIES));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void showsAsManyStepsAsTheLedgerCounts(PagePicture.Row row) throws IOException {
    LedgerRow counted =
        LedgerCsv.read(
                row.name(),
                LedgerVariant.C,
                MarkdownDocument.HOME.resolve(row.name() + "/ledger/" + row.name() + ".csv"))
            .row("ViewItem(no bids)")
            .orElseThrow();
    assertThat(row.count('R')).isEqualTo(counted.count(Column.REMOTE_CALLS));
    assertThat(row.count('B')).isEqualTo(counted.count(Column.BEAN_CALLS));
    assertThat(row.count('S')).isEqualTo(counted.count(Column.SELECT));
    assertThat(row.count('C')).isEqualTo(counted.count(Column.COMMIT));
  }

  @Test
  void theFileShowsTheseSteps() throws IOException {
    String drawn = PagePicture.of("ViewItem", rows());
    if (Boolean.getBoolean(WRITE)) {
      Files.writeString(PICTURE, drawn);
    }
    assertThat(PICTURE).as("To write it: -D%s=true", WRITE).hasContent(drawn);
  }
}
