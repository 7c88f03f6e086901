package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.estimate.Judgements.Judgement;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.gate.ClientGates;
import org.rubisee.measurement.Measurement;

/**
 * The gates of one site in one cell, over all rounds together: a single block fails them by chance.
 * {@link CurveGates} adds those of clients who think.
 */
final class CellGates {

  private CellGates() {}

  /** Judges each site in each cell, and at each point of a curve, that was measured. */
  static List<Judgement> of(BlockModel model) {
    List<Judgement> judged = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (LoadKind load : LoadKind.values()) {
        Cell cell = new Cell(mix, load);
        for (Configuration site : model.plan().sites()) {
          List<Block> own =
              model.measured(site.name(), cell).stream()
                  .filter(block -> model.clientsOf(block).isPresent())
                  .toList();
          if (!own.isEmpty()) {
            judged.add(judge(own, own.stream().map(model::clientsOf).map(Optional::get).toList()));
          }
        }
      }
    }
    judged.addAll(new CurveModel(model).gates());
    return judged;
  }

  /**
   * Judges.
   *
   * @param blocks the measured blocks of the site in the cell, at least one
   * @param clients what the clients measured in each of them
   */
  static Judgement judge(List<Block> blocks, List<Measurement> clients) {
    ClientGates gates =
        new ClientGates(
            clients.stream().map(Measurement::measured).toList(),
            clients.get(0).header().stationaryShares());
    return new Judgement(
        blocks.get(0).site(),
        blocks.get(0).cell().inWords(),
        List.of(gates.failures(), gates.refusals(), gates.mix(), gates.lag(true)));
  }
}
