package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rubisee.bench.report.estimate.Judgements.Judgement;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.Measurement;

/** What a run in blocks measured at numbers of clients who think. */
record CurveModel(BlockModel model) {

  private static final double P95 = 95;

  /** The points of a site in a mix, by clients; without those that were not measured. */
  List<CurvePoint> points(String site, String mix) {
    return model.plan().curve().clients().stream()
        .map(clients -> blocks(site, mix, clients))
        .filter(blocks -> !blocks.isEmpty())
        .map(this::point)
        .toList();
  }

  /** The point of the highest throughput, of those that count; of all if none does. */
  Optional<CurvePoint> highest(String site, String mix) {
    List<CurvePoint> points = points(site, mix);
    boolean any = points.stream().anyMatch(point -> !point.isFailed());
    return points.stream()
        .filter(point -> !point.isFailed() || !any)
        .max(Comparator.comparingDouble(point -> point.throughput().mean()));
  }

  /** The blocks of a site in a mix at a number of clients, in order. */
  List<Block> blocks(String site, String mix, int clients) {
    return model.blocks().stream()
        .filter(block -> block.stage() == Stage.CURVE && block.busy() == clients)
        .filter(block -> block.site().equals(site) && block.cell().mix().equals(mix))
        .toList();
  }

  /** The gates of each site in each mix at each number of clients that was measured. */
  List<Judgement> gates() {
    List<Judgement> judged = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (int clients : model.plan().curve().clients()) {
        for (Configuration site : model.plan().sites()) {
          judged(blocks(site.name(), mix, clients)).ifPresent(judged::add);
        }
      }
    }
    return judged;
  }

  private CurvePoint point(List<Block> blocks) {
    return new CurvePoint(
        blocks.get(0).busy(),
        MeanInterval.of(model.values(blocks, Block::throughput)),
        MeanInterval.of(model.values(blocks, model::cpuMillis)),
        finite(blocks, this::meanMillis),
        model.times(blocks).millisAt(P95),
        finite(blocks, this::p95Millis),
        judged(blocks));
  }

  private Optional<Judgement> judged(List<Block> blocks) {
    List<Block> known =
        blocks.stream().filter(block -> model.clientsOf(block).isPresent()).toList();
    return known.isEmpty()
        ? Optional.empty()
        : Optional.of(
            BlockGates.ofPoint(
                model.plan().curve(),
                known,
                known.stream().map(model::clientsOf).flatMap(Optional::stream).toList()));
  }

  private double meanMillis(Block block) {
    return block.outcomes().answered() == 0
        ? Double.NaN
        : model
            .clientsOf(block)
            .map(Measurement::measured)
            .map(measured -> measured.response().meanMillis())
            .orElse(Double.NaN);
  }

  private double p95Millis(Block block) {
    return model.times(List.of(block)).millisAt(P95).orElse(Double.NaN);
  }

  private Optional<MeanInterval> finite(List<Block> blocks, ToDoubleFunction<Block> value) {
    List<Block> known =
        blocks.stream().filter(block -> Double.isFinite(value.applyAsDouble(block))).toList();
    return known.isEmpty()
        ? Optional.empty()
        : Optional.of(MeanInterval.of(model.values(known, value)));
  }
}
