package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rubisee.application.Applications;
import org.rubisee.bench.report.estimate.Judgements.Judgement;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.gate.ClientGates;
import org.rubisee.bench.results.gate.Gate;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.gate.LawAudit;
import org.rubisee.bench.results.gate.ResponseLimits;
import org.rubisee.bench.results.gate.SteadyAudit;
import org.rubisee.bench.stats.MeanInterval;
import org.rubisee.measurement.Drift;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.SecondSample;
import org.rubisee.settings.Text;

/**
 * The gates of one site in one cell, or at one number of clients who think, over all rounds
 * together: a single block fails them by chance.
 */
final class BlockGates {

  /** A change up to this share between the halves of a block does not matter. */
  static final double MARGIN = 0.1;

  private static final int LEAST_BLOCKS = 2;
  private static final double PERCENT = 100;

  private BlockGates() {}

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
            judged.add(ofCell(own, own.stream().map(model::clientsOf).map(Optional::get).toList()));
          }
        }
      }
    }
    judged.addAll(new CurveModel(model).gates());
    return judged;
  }

  /**
   * Judges a cell.
   *
   * @param blocks the measured blocks of the site in the cell, at least one
   * @param clients what the clients measured in each of them
   */
  static Judgement ofCell(List<Block> blocks, List<Measurement> clients) {
    ClientGates gates =
        new ClientGates(
            clients.stream().map(Measurement::measured).toList(),
            clients.get(0).header().stationaryShares());
    return new Judgement(
        blocks.get(0).site(),
        blocks.get(0).cell().inWords(),
        List.of(gates.failures(), gates.refusals(), gates.mix(), gates.lag(true)));
  }

  /**
   * Judges a point of a curve: by the gates of every cell, the interactive response time law,
   * whether its blocks had settled, and the application's limits of response times.
   *
   * @param plan how long the clients think
   * @param blocks those of the site in the mix at the number of clients, at least one
   * @param clients what the clients measured in each of them
   */
  static Judgement ofPoint(CurvePlan plan, List<Block> blocks, List<Measurement> clients) {
    int number = blocks.get(0).busy();
    List<GateVerdict> more = new ArrayList<>(List.of(law(plan, number, clients), settled(clients)));
    more.addAll(
        new ResponseLimits(Applications.named(plan.load().application()), true)
            .verdicts(clients.stream().map(Measurement::measured).toList()));
    return ofCell(blocks, clients)
        .at(Text.of("%s mix, %d clients", blocks.get(0).cell().mix(), number), more);
  }

  private static GateVerdict law(CurvePlan plan, int number, List<Measurement> clients) {
    return LawAudit.of(number, clients.stream().map(Measurement::measured).toList(), plan.load())
        .verdict(
            "Throughput, response time and think time do not fit together: clients stood still, or"
                + " the queue was still growing. Response times of seconds need more time to"
                + " settle: use --protocol paper with long --phases.");
  }

  /** The later half of each block against its earlier half. */
  private static GateVerdict settled(List<Measurement> clients) {
    Drift throughput = drift(clients, second -> second.counts().answered());
    Drift median = drift(clients, BlockGates::median);
    boolean isSteady =
        throughput.state() == Drift.State.STEADY && median.state() == Drift.State.STEADY;
    return new GateVerdict(
        Gate.STEADY,
        isSteady ? Level.PASS : Level.WARN,
        Text.of(
            "throughput %s, median response %s",
            SteadyAudit.change(throughput), SteadyAudit.change(median)),
        Text.of("shown to change by under %.0f %% within a block", PERCENT * MARGIN),
        isSteady ? "" : advice(throughput, median));
  }

  private static String advice(Drift throughput, Drift median) {
    return throughput.state() == Drift.State.DRIFTING || median.state() == Drift.State.DRIFTING
        ? "NOT STEADY: the later half of the blocks differs from the earlier half. Use --protocol"
            + " paper with long --phases."
        : "CANNOT TELL: the blocks are too few or too noisy to show a steady state. Use more"
            + " --rounds or --invocations.";
  }

  /** Later over earlier half, paired by block. */
  private static Drift drift(List<Measurement> clients, ToDoubleFunction<SecondSample> value) {
    double[] logs =
        clients.stream()
            .mapToDouble(block -> change(block.seconds(), value))
            .filter(Double::isFinite)
            .toArray();
    if (logs.length < LEAST_BLOCKS) {
      return new Drift(1, 0, Double.POSITIVE_INFINITY, MARGIN);
    }
    MeanInterval change = MeanInterval.of(logs);
    return new Drift(
        Math.exp(change.mean()), Math.exp(change.low()), Math.exp(change.high()), MARGIN);
  }

  private static double change(List<SecondSample> seconds, ToDoubleFunction<SecondSample> value) {
    int half = seconds.size() / 2;
    double earlier = mean(seconds.subList(0, half), value);
    double later = mean(seconds.subList(seconds.size() - half, seconds.size()), value);
    return Math.log(later / earlier);
  }

  /** Without seconds that have no value. */
  private static double mean(List<SecondSample> seconds, ToDoubleFunction<SecondSample> value) {
    return seconds.stream()
        .mapToDouble(value)
        .filter(Double::isFinite)
        .average()
        .orElse(Double.NaN);
  }

  private static double median(SecondSample second) {
    return second.counts().answered() == 0 ? Double.NaN : second.response().p50Millis();
  }
}
