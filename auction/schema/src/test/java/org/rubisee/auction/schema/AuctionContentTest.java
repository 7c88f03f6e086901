package org.rubisee.auction.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowStream;
import org.rubisee.schema.rows.TableRows;

class AuctionContentTest {

  private static final DataPlan PLAN = AuctionData.plan(AuctionScale.of(9_000, 7_000, 5_000));

  @Test
  void generatesTheSameBytesInOneThreadAndInPartsByEight()
      throws IOException, InterruptedException, ExecutionException {
    for (TableRows rows : new AuctionContent(PLAN).rows()) {
      assertThat(inParts(rows)).as(rows.table()).isEqualTo(whole(rows));
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
      assertThat(whole(rows).lines()).allMatch(line -> line.split("\t", -1).length == columns);
    }
  }

  @Test
  void writesNothingThatOldClientsMistakeForSomethingElse() throws IOException {
    for (TableRows rows : new AuctionContent(PLAN).rows()) {
      assertThat(whole(rows)).doesNotContain("ERROR", "Sorry", "=", "<");
    }
  }

  private static String whole(TableRows rows) throws IOException {
    return read(new RowStream(rows, 0, rows.sources()));
  }

  private static String inParts(TableRows rows) throws InterruptedException, ExecutionException {
    ExecutorService workers = Executors.newFixedThreadPool(8);
    List<Future<String>> parts = new ArrayList<>();
    for (int from = 0; from < rows.sources(); from += Auctions.BLOCK) {
      RowStream part = new RowStream(rows, from, Math.min(rows.sources(), from + Auctions.BLOCK));
      parts.add(workers.submit(() -> read(part)));
    }
    StringBuilder text = new StringBuilder();
    for (Future<String> part : parts) {
      text.append(part.get());
    }
    workers.shutdown();
    return text.toString();
  }

  private static String read(RowStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
  }

  private static List<Integer> ids(AuctionContent content, String table) throws IOException {
    List<Integer> ids = new ArrayList<>();
    for (TableRows rows : content.rows()) {
      if (rows.table().equals(table)) {
        whole(rows)
            .lines()
            .map(line -> Integer.valueOf(line.substring(0, line.indexOf('\t'))))
            .forEach(ids::add);
      }
    }
    return ids.stream().sorted().toList();
  }

  private static List<Integer> countedTo(int last) {
    return IntStream.rangeClosed(1, last).boxed().toList();
  }
}
