package org.rubisee.schema;

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

class DatasetTest {

  private static final DataPlan PLAN = DataPlan.of(new Scale(9_000, 7_000, 5_000));

  @Test
  void generatesTheSameBytesInOneThreadAndInPartsByEight()
      throws IOException, InterruptedException, ExecutionException {
    for (TableRows rows : new Dataset(PLAN).tables()) {
      assertThat(inParts(rows)).as(rows.table()).isEqualTo(whole(rows));
    }
  }

  @Test
  void givesIdsWithoutGapsAndAsManyRowsAsItSays() throws IOException {
    Dataset dataset = new Dataset(PLAN);
    assertThat(ids(dataset, "bids")).isEqualTo(countedTo(dataset.totals().bids()));
    assertThat(ids(dataset, "comments")).isEqualTo(countedTo(dataset.totals().comments()));
    assertThat(ids(dataset, "buy_now")).isEqualTo(countedTo(dataset.totals().purchases()));
    assertThat(ids(dataset, "users")).isEqualTo(countedTo(dataset.totals().users()));
  }

  @Test
  void writesAsManyFieldsAsColumns() throws IOException {
    for (TableRows rows : new Dataset(PLAN).tables()) {
      int columns = rows.columns().split(",").length;
      assertThat(whole(rows).lines()).allMatch(line -> line.split("\t", -1).length == columns);
    }
  }

  @Test
  void writesNothingThatOldClientsMistakeForSomethingElse() throws IOException {
    for (TableRows rows : new Dataset(PLAN).tables()) {
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

  private static List<Integer> ids(Dataset dataset, String table) throws IOException {
    List<Integer> ids = new ArrayList<>();
    for (TableRows rows : dataset.tables()) {
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
