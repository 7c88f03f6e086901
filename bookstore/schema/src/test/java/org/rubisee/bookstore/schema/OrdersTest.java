package org.rubisee.bookstore.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bookstore.model.Totals;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.Scale;

class OrdersTest {

  private static final DataPlan PLAN = BookstoreData.plan(Scale.of(5_000, 1_000));
  private static final Orders ORDERS = new Orders(PLAN);
  private static final Books BOOKS = new Books(PLAN);

  @Test
  void haveOneToFiveLinesEachAsOften() {
    Map<Integer, Long> counts =
        rows()
            .collect(Collectors.groupingBy(row -> ORDERS.lines(row).size(), Collectors.counting()));
    assertThat(counts).containsOnlyKeys(1, 2, 3, 4, 5).containsValue(900L).hasSize(5);
    assertThat(ORDERS.countLines()).isEqualTo(3 * ORDERS.count());
  }

  @Test
  void areNumberedInTheOrderOfTheirDatesInTheSixtyDaysBefore() {
    List<Long> dates = rows().map(row -> ORDERS.order(row).date()).toList();
    assertThat(dates).isSorted();
    assertThat(dates.get(0)).isGreaterThanOrEqualTo(LoadTime.SECOND - 60L * LoadTime.DAY_SECONDS);
    assertThat(dates.get(dates.size() - 1))
        .isLessThanOrEqualTo(LoadTime.SECOND - LoadTime.DAY_SECONDS);
    assertThat(rows().map(row -> ORDERS.order(row).id()).toList())
        .startsWith(1, 2)
        .endsWith(ORDERS.count());
  }

  @Test
  void areSentWithinAWeekAndSeldomElsewhere() {
    List<Order> orders = rows().map(ORDERS::order).toList();
    assertThat(orders)
        .allMatch(order -> order.shipDate() >= order.date())
        .allMatch(order -> order.shipDate() <= order.date() + 7L * LoadTime.DAY_SECONDS)
        .allMatch(order -> order.billTo() == order.customer());
    double elsewhere =
        (double) orders.stream().filter(order -> order.shipTo() != order.customer()).count()
            / orders.size();
    assertThat(elsewhere).isBetween(0.04, 0.06);
  }

  @Test
  void haveLinesWithinTheLimitsOfTheFacts() {
    assertThat(rows().flatMap(row -> ORDERS.lines(row).stream()))
        .allMatch(line -> line.priced().quantity() >= 1 && line.priced().quantity() <= 300)
        .allMatch(line -> line.priced().discount().percent() <= 30)
        .allMatch(line -> line.priced().price().equals(BOOKS.price(line.book())));
  }

  @Test
  void costWhatTheirLinesCost() {
    for (int row : List.of(0, 1, 2, 4_499)) {
      long cents = 0;
      int copies = 0;
      for (Line line : ORDERS.lines(row)) {
        long price = line.priced().price().cents() * line.priced().quantity();
        cents += Math.round(price * (100 - line.priced().discount().percent()) / 100.0);
        copies += line.priced().quantity();
      }
      Totals totals = ORDERS.totals(row);
      assertThat(totals.subTotal().cents()).isEqualTo(cents);
      assertThat(totals.tax().cents()).isEqualTo(Math.round(cents * 825 / 10_000.0));
      assertThat(totals.shipping().cents()).isEqualTo(300 + 100L * copies);
      assertThat(totals.total().cents())
          .isEqualTo(cents + totals.tax().cents() + totals.shipping().cents());
    }
  }

  private static Stream<Integer> rows() {
    return IntStream.range(0, ORDERS.count()).boxed();
  }
}
