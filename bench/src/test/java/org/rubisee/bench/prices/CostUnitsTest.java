package org.rubisee.bench.prices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.FurtherUnits;
import org.rubisee.bench.run.StubRun;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;
import org.rubisee.servers.ServerFailedException;

/** Prices around the units of a run that are no more than their names. */
class CostUnitsTest {

  private static final long SEED = 7;

  @TempDir private Path results;

  private final List<String> done = new ArrayList<>();
  private String killedIn = "";
  private String failing = "";
  private boolean keepsBroken;
  private Path folder;

  /** Stands for a bench that is killed. */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1;
  }

  /** A unit of the other run. */
  private record Named(String name) implements Unit {}

  @BeforeEach
  void begin() throws IOException {
    folder = StubRun.begun(Files.createDirectory(results.resolve("1")), "costs");
  }

  @Test
  void pricesAreMeasuredBeforeAndAfterInAnOrderThatTheSeedDecides() throws Exception {
    assertThat(resumed()).isZero();
    assertThat(done).containsExactly("prices 7", "one", "two", "prices 8", "explained");
    assertThat(CostUnits.prices(folder).rounds())
        .containsKey(new UnitCosts.Priced(UnitKind.CALL, Occasion.ALONE))
        .allSatisfy((priced, rounds) -> assertThat(rounds).hasSize(2));
    assertThat(new RunFolder(folder).state()).isEqualTo(RunState.COMPLETE);
  }

  @Test
  void whatEndedIsNotMeasuredAgainWhereverTheBenchWasKilled() throws Exception {
    for (String part : List.of("prices 7", "one", "two", "prices 8")) {
      killedIn = part;
      assertThatThrownBy(this::resumed).isInstanceOf(Killed.class);
    }
    killedIn = "";

    assertThat(resumed()).isZero();

    assertThat(done)
        .containsExactly("prices 7", "one", "two", "prices 8", "explained")
        .doesNotHaveDuplicates();
  }

  @Test
  void aFailedUnitEndsTheRunBeforeThePricesAfterIt() {
    failing = "two";
    assertThatThrownBy(this::resumed).hasMessageContaining("no server");
    assertThat(done).containsExactly("prices 7", "one");
    assertThat(folder.resolve("prices-after.json")).doesNotExist();
  }

  @Test
  void theOtherRunDecidesWhetherItGoesOnWithoutAUnit() throws Exception {
    failing = "one";
    keepsBroken = true;
    assertThat(resumed()).isZero();
    assertThat(done).containsExactly("prices 7", "one broken", "two", "prices 8", "explained");
  }

  @Test
  void pricesThatCannotBeMeasuredEndTheRun() {
    failing = "prices 7";
    keepsBroken = true;
    assertThatThrownBy(this::resumed)
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("no probe");
    assertThat(done).isEmpty();
  }

  private int resumed() throws IOException, InterruptedException {
    return new StubRun(
            new Checkout(results, results.resolve("work")),
            context ->
                new FurtherUnits<>(
                    new CostUnits<>(new Others(), folder, SEED, this::priced), this::explained))
        .resumed(folder);
  }

  private UnitCosts priced(long order) {
    String name = "prices " + order;
    if (failing.equals(name)) {
      throw new CommandFailedException("no probe");
    }
    end(name);
    Map<UnitCosts.Priced, List<UnitCosts.Reading>> rounds = new HashMap<>();
    for (UnitKind kind : UnitKind.values()) {
      for (Occasion occasion : Occasion.values()) {
        rounds.put(
            new UnitCosts.Priced(kind, occasion),
            List.of(new UnitCosts.Reading(Map.of(Tier.WEB, 10.0))));
      }
    }
    return new UnitCosts(rounds);
  }

  private Conclusion explained(Conclusion conclusion) {
    done.add("explained");
    return conclusion;
  }

  private void end(String name) {
    if (killedIn.equals(name)) {
      throw new Killed();
    }
    done.add(name);
  }

  /** Two units that are kept in a list. */
  private final class Others implements Units<Named> {

    @Override
    public void takeOver() {
      // The list is all that they leave.
    }

    @Override
    public Optional<Named> next() {
      return List.of("one", "two").stream()
          .filter(name -> !done.contains(name) && !done.contains(name + " broken"))
          .map(Named::new)
          .findFirst();
    }

    @Override
    public void run(Named unit) {
      if (failing.equals(unit.name())) {
        throw new ServerFailedException("no server");
      }
      end(unit.name());
    }

    @Override
    public boolean keepBroken(Named unit, Exception failure) {
      if (keepsBroken) {
        done.add(unit.name() + " broken");
      }
      return keepsBroken;
    }

    @Override
    public Conclusion conclude(RunState state) throws IOException {
      new RunFolder(folder).end(state);
      return new Conclusion(List.of(), Optional.empty(), 0);
    }
  }
}
