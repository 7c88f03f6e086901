package org.rubisee.bench.prices;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;

/**
 * Prices, the units of another run, and prices again.
 *
 * @param measured the units of the other run
 * @param folder of both
 * @param seed decides the order of what is priced, which is another one afterwards
 * @param <U> what the other run measures as a whole
 */
record CostUnits<U extends Unit>(Units<U> measured, Path folder, long seed, Pricing pricing)
    implements Units<CostUnits.Part<U>> {

  private static final String BEFORE = "prices-before.json";
  private static final String AFTER = "prices-after.json";
  private static final ResultsJson JSON = new ResultsJson();

  /** Measures prices. */
  @FunctionalInterface
  interface Pricing {

    /**
     * Prices everything once.
     *
     * @param order decides the order of what is priced
     */
    UnitCosts prices(long order) throws InterruptedException;
  }

  /**
   * Prices, or a unit of the other run.
   *
   * @param name what is measured
   * @param unit of the other run; empty: prices
   */
  record Part<U extends Unit>(String name, Optional<U> unit) implements Unit {

    @Override
    public String reason() {
      return unit.map(Unit::reason).orElse("");
    }
  }

  /** Prices of both times. */
  static UnitCosts prices(Path folder) throws IOException {
    return JSON.ifThere(folder.resolve(BEFORE), UnitCosts.class)
        .orElseThrow()
        .plus(JSON.ifThere(folder.resolve(AFTER), UnitCosts.class).orElseThrow());
  }

  /** Whether prices of both times are there. */
  static boolean arePriced(Path folder) {
    return Files.exists(folder.resolve(BEFORE)) && Files.exists(folder.resolve(AFTER));
  }

  @Override
  public void takeOver() throws IOException {
    measured.takeOver();
  }

  @Override
  public Optional<Part<U>> next() throws IOException {
    if (!isThere(BEFORE)) {
      return Optional.of(new Part<>(BEFORE, Optional.empty()));
    }
    Optional<U> next = measured.next();
    if (next.isPresent()) {
      return Optional.of(new Part<>(next.get().name(), next));
    }
    return isThere(AFTER) ? Optional.empty() : Optional.of(new Part<>(AFTER, Optional.empty()));
  }

  @Override
  public void run(Part<U> part) throws IOException, InterruptedException, SQLException {
    if (part.unit().isPresent()) {
      measured.run(part.unit().get());
    } else {
      long order = seed + (part.name().equals(AFTER) ? 1 : 0);
      JSON.write(folder.resolve(part.name()), pricing.prices(order));
    }
  }

  @Override
  public boolean keepBroken(Part<U> part, Exception failure) throws IOException {
    return part.unit().isPresent() && measured.keepBroken(part.unit().get(), failure);
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    return measured.conclude(state);
  }

  private boolean isThere(String file) {
    return Files.exists(folder.resolve(file));
  }
}
