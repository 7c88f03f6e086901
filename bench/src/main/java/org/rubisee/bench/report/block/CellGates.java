package org.rubisee.bench.report.block;

import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.gate.ClientGates;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.measurement.Measurement;

/**
 * The gates of one site in one cell, over all rounds together: a single block fails them by chance.
 * {@link CurveGates} adds those of clients who think.
 */
final class CellGates {

  private CellGates() {}

  /**
   * A site in a cell that was judged.
   *
   * @param site its name
   * @param cell mix and load
   * @param clients how many think; 0 if they do not
   * @param verdicts one of each gate
   */
  record Judged(String site, Cell cell, int clients, List<GateVerdict> verdicts) {

    Judged {
      verdicts = List.copyOf(verdicts);
    }

    /** The same at a number of clients who think, with further gates. */
    Judged at(int newClients, List<GateVerdict> more) {
      return new Judged(
          site, cell, newClients, Stream.concat(verdicts.stream(), more.stream()).toList());
    }

    /** Mix and load in words. */
    String load() {
      return clients == 0 ? cell.inWords() : "%s mix, %d clients".formatted(cell.mix(), clients);
    }

    /** Whether a gate failed. */
    boolean isFailed() {
      return verdicts.stream().anyMatch(verdict -> verdict.level() == Level.FAIL);
    }
  }

  /**
   * Judges.
   *
   * @param blocks the measured blocks of the site in the cell, at least one
   * @param clients what the clients measured in each of them
   */
  static Judged judge(List<Block> blocks, List<Measurement> clients) {
    ClientGates gates =
        new ClientGates(
            clients.stream().map(Measurement::measured).toList(),
            clients.get(0).header().stationaryShares());
    return new Judged(
        blocks.get(0).site(),
        blocks.get(0).cell(),
        0,
        List.of(gates.failures(), gates.refusals(), gates.mix(), gates.lag(true)));
  }
}
