package org.rubisee.bench.prices;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.bench.results.ResultsJson;

/**
 * Prices of one time as a file of a run's folder.
 *
 * @param priced each of them, with the readings of its rounds
 */
record Prices(List<Priced> priced) {

  private static final ResultsJson JSON = new ResultsJson();

  /**
   * A price.
   *
   * @param kind what was done
   * @param occasion when
   * @param rounds a reading for each round
   */
  record Priced(UnitKind kind, Occasion occasion, List<UnitCosts.Reading> rounds) {}

  /** Writes prices. */
  static void write(Path file, UnitCosts costs) throws IOException {
    List<Priced> all = new ArrayList<>();
    costs
        .rounds()
        .forEach(
            (priced, rounds) ->
                all.add(new Priced(priced.kind(), priced.occasion(), List.copyOf(rounds))));
    JSON.write(file, new Prices(all));
  }

  /** Reads prices; empty if they were not measured yet. */
  static Optional<UnitCosts> read(Path file) throws IOException {
    return JSON.ifThere(file, Prices.class).map(Prices::toCosts);
  }

  private UnitCosts toCosts() {
    Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds = new HashMap<>();
    priced.forEach(
        one -> rounds.put(new UnitCosts.Priced(one.kind(), one.occasion()), one.rounds()));
    return new UnitCosts(rounds);
  }
}
