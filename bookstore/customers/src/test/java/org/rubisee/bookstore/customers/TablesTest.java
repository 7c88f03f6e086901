package org.rubisee.bookstore.customers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.emulator.matrix.StationaryShares;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.measurement.load.MatrixSet;

/** The tables hold the published thresholds, and lead to the published shares. */
class TablesTest {

  private static final double ROUNDING = 2e-16;
  private static final double POINTS = 0.01;

  private final Application bookstore = Applications.named("bookstore");

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "shopping", "ordering"})
  void eachNumberLeadsWhereItsThresholdSays(String mix) {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.RUBIS_EE, bookstore.mix(mix));
    Facts.thresholds(mix)
        .forEach(
            (label, thresholds) -> {
              int from = bookstore.interaction(label).index();
              for (int drawn = 1; drawn <= Facts.HIGHEST; drawn++) {
                assertThat(table.draw(from, (drawn - 0.5) / Facts.HIGHEST))
                    .as("%s, %d", label, drawn)
                    .isEqualTo(Facts.step(thresholds, drawn));
              }
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "shopping", "ordering"})
  void probabilitiesAreDifferencesOfThresholds(String mix) {
    TransitionTable table = TransitionTable.builtIn(MatrixSet.RUBIS_EE, bookstore.mix(mix));
    Facts.thresholds(mix)
        .forEach(
            (label, thresholds) -> {
              int from = bookstore.interaction(label).index();
              int before = 0;
              for (int step = 0; step < thresholds.size(); step++) {
                int width = Math.max(0, thresholds.get(step) - before);
                before = Math.max(before, thresholds.get(step));
                assertThat(table.effective(from, step))
                    .isCloseTo((double) width / Facts.HIGHEST, within(ROUNDING));
              }
              assertThat(before).isEqualTo(Facts.HIGHEST);
              assertThat(table.effective(from, table.back())).isZero();
              assertThat(table.effective(from, table.endOfSession())).isZero();
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "shopping", "ordering"})
  void sharesInTheLongRunAreThosePublished(String mix) {
    Map<Interaction, Double> shares =
        StationaryShares.of(MatrixSet.RUBIS_EE, bookstore.mix(mix), 0.01);

    Facts.percent(mix)
        .forEach(
            (label, percent) ->
                assertThat(100 * shares.get(bookstore.interaction(label)))
                    .as(label)
                    .isCloseTo(percent, within(POINTS)));
    assertThat(Facts.percent(mix).keySet())
        .containsExactlyInAnyOrderElementsOf(
            bookstore.interactions().stream().map(Interaction::label).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"browsing", "shopping", "ordering"})
  void browsingAndOrderingShareTheMixesAsThePaperSays(String mix) {
    Map<Interaction, Double> shares =
        StationaryShares.of(MatrixSet.RUBIS_EE, bookstore.mix(mix), 0);
    double browsing =
        List.of(
                "Home",
                "NewProducts",
                "BestSellers",
                "ProductDetail",
                "SearchRequest",
                "SearchResults")
            .stream()
            .mapToDouble(label -> 100 * shares.get(bookstore.interaction(label)))
            .sum();

    assertThat(browsing)
        .isCloseTo(Map.of("browsing", 95, "shopping", 80, "ordering", 50).get(mix), within(0.05));
  }
}
