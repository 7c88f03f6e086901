package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.testing.GeneratedRows;

class AuctionContentTest {

  private static final DataPlan PLAN = AuctionData.plan(AuctionScale.of(9_000, 7_000, 5_000));

  @Test
  void generatesTheSameBytesInOneThreadAndInPartsByEight()
      throws IOException, InterruptedException, ExecutionException {
    for (TableRows rows : new AuctionContent(PLAN).rows()) {
      GeneratedRows generated = new GeneratedRows(rows);
      assertThat(generated.textInParts()).as(rows.table()).isEqualTo(generated.text());
    }
  }

  @Test
  void givesIdsWithoutGapsAndAsManyRowsAsItSays() throws IOException {
    AuctionContent content = new AuctionContent(PLAN);
    assertThat(ids(content, "bids")).isEqualTo(countedTo(content.totals().bids()));
    assertThat(ids(content, "comments")).isEqualTo(countedTo(content.totals().comments()));
    assertThat(ids(content, "buy_now")).isEqualTo(countedTo(content.totals().purchases()));
    assertThat(ids(content, "users")).isEqualTo(countedTo(content.totals().users()));
  }

  @Test
  void writesAsManyFieldsAsColumns() throws IOException {
    for (TableRows rows : new AuctionContent(PLAN).rows()) {
      int columns = rows.columns().split(",").length;
      assertThat(new GeneratedRows(rows).text().lines())
          .allMatch(line -> line.split("\t", -1).length == columns);
    }
  }

  @Test
  void writesNothingThatOldClientsMistakeForSomethingElse() throws IOException {
    for (TableRows rows : new AuctionContent(PLAN).rows()) {
      assertThat(new GeneratedRows(rows).text()).doesNotContain("ERROR", "Sorry", "=", "<");
    }
  }

  private static List<Integer> ids(AuctionContent content, String table) throws IOException {
    List<Integer> ids = new ArrayList<>();
    for (TableRows rows : content.rows()) {
      if (rows.table().equals(table)) {
        new GeneratedRows(rows).fields("id").stream().map(Integer::valueOf).forEach(ids::add);
      }
    }
    return ids.stream().sorted().toList();
  }

  private static List<Integer> countedTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }
}
