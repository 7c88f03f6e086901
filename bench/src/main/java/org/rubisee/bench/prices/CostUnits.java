package org.rubisee.bench.prices;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.ledger.LedgerFiles;
import org.rubisee.bench.results.RunState;
import org.rubisee.bench.run.Conclusion;
import org.rubisee.bench.run.RunContext;
import org.rubisee.bench.run.Unit;
import org.rubisee.bench.run.Units;
import org.rubisee.bench.topology.Topology;

/**
 * Prices, the units of another run, and prices again.
 *
 * @param <U> what the other run measures as a whole
 */
final class CostUnits<U extends Unit> implements Units<CostUnits.Part<U>> {

  private static final String BEFORE = "prices-before.json";
  private static final String AFTER = "prices-after.json";
  private static final String REPORT = "costs.md";

  private final Costs costs;
  private final Units<U> measured;
  private final RunContext context;

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

  CostUnits(Costs costs, Units<U> measured, RunContext context) {
    this.costs = costs;
    this.measured = measured;
    this.context = context;
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
      long order = costs.plan().seed() + (part.name().equals(AFTER) ? 1 : 0);
      Prices.write(context.folder().resolve(part.name()), prices(order));
    }
  }

  private UnitCosts prices(long order) throws InterruptedException {
    CostProbe probe = new CostProbe(costs.probed(), costs.plan().pace(), context.terminal());
    if (costs.holdsTopology()) {
      return probe.measure(context.topology(), order);
    }
    try (Topology where = context.opener().open(costs.probed(), context.terminal())) {
      return probe.measure(where, order);
    }
  }

  @Override
  public boolean keepBroken(Part<U> part, Exception failure) throws IOException {
    return part.unit().isPresent() && measured.keepBroken(part.unit().get(), failure);
  }

  @Override
  public Conclusion conclude(RunState state) throws IOException {
    Conclusion conclusion = measured.conclude(state);
    if (state != RunState.COMPLETE) {
      return conclusion;
    }
    CostReport report = report();
    Path file = context.folder().resolve(REPORT);
    Files.writeString(file, report.markdown());
    List<String> lines = new ArrayList<>(conclusion.lines());
    lines.add(report.markdown());
    lines.add("Costs:   " + file);
    return new Conclusion(lines, conclusion.report(), conclusion.exitCode());
  }

  private CostReport report() throws IOException {
    UnitCosts prices =
        Prices.read(context.folder().resolve(BEFORE))
            .orElseThrow()
            .plus(Prices.read(context.folder().resolve(AFTER)).orElseThrow());
    MeasuredCosts explained =
        costs.plan().blocks().isEmpty()
            ? MeasuredCosts.ofTrials(context.folder())
            : MeasuredCosts.ofBlocks(context.folder(), costs.plan().pace());
    return CostReport.of(
        prices,
        costs.plan().configurations(),
        explained.samples(),
        explained.basis(),
        new LedgerFiles(context.checkout().home())::agreed);
  }

  private boolean isThere(String file) {
    return Files.exists(context.folder().resolve(file));
  }
}
