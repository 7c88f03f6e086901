package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Interaction;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.measurement.InteractionResult;
import org.rubisee.measurement.LatencyHistogram;
import org.rubisee.measurement.Measurement;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.Outcomes;
import org.rubisee.measurement.Phase;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.SecondSample;
import org.rubisee.measurement.Sessions;
import org.rubisee.measurement.Traffic;
import org.rubisee.measurement.WarmUpEnd;

/** Curves that tests make up: blocks of 30 s of clients who think for 7 s. */
final class SampleCurves {

  private static final Application AUCTION = Applications.named("auction");

  static final int SECONDS = 30;

  private static final Map<Interaction, Double> MIX =
      Map.of(
          AUCTION.interaction("Home"),
          0.25,
          AUCTION.interaction("ViewItem"),
          0.6,
          AUCTION.interaction("StoreBid"),
          0.15);
  private static final double MICROS_PER_MILLI = 1_000;

  private final List<Block> blocks = new ArrayList<>();
  private final Map<Integer, Measurement> clients = new HashMap<>();

  /** Adds a block of a site, in the bidding mix. */
  SampleCurves add(
      int invocation, int round, String site, int number, long interactions, double millis) {
    Block block =
        SampleRuns.curveBlock(blocks.size() + 1, invocation, round, site, number, interactions);
    blocks.add(block);
    clients.put(block.number(), measured(number, interactions, millis, millis));
    return this;
  }

  /** Adds a step of a search, in the bidding mix. */
  SampleCurves step(String site, int number, long interactions) {
    blocks.add(
        SampleRuns.curveBlock(blocks.size() + 1, 1, 0, Stage.SEARCH, site, number, interactions));
    return this;
  }

  /** The run of these blocks. */
  BlockModel model(BlockPlan plan, int starts) {
    List<Invocation> invocations = new ArrayList<>();
    for (int number = 1; number <= starts; number++) {
      invocations.add(SampleRuns.invocation(plan, number));
    }
    return new BlockModel(SampleRuns.run(plan), invocations, blocks, clients);
  }

  /**
   * Four rounds of site a at 100 and 400 clients, and of site b at 400. Site b fails: it has the
   * throughput of answers ten times as fast as its own.
   */
  static BlockModel failing(BlockPlan plan) {
    SampleCurves curves = new SampleCurves();
    for (int round = 1; round <= 4; round++) {
      long noise = round % 2 == 0 ? 20 : -20;
      curves.add(1, round, "a", 100, 400 + noise, 500);
      curves.add(1, round, "a", 400, 1_600 + noise, 500);
      curves.add(1, round, "b", 400, 1_600 + noise, 5_000);
    }
    return curves.model(plan, 1);
  }

  /** Blocks without what the clients measured. */
  List<Block> blocks() {
    return List.copyOf(blocks);
  }

  /**
   * What clients measured in a block: all of it answered, in the long run's shares.
   *
   * @param interactions a multiple of 20
   * @param earlierMillis response times of its earlier half
   * @param laterMillis response times of its later half
   */
  static Measurement measured(
      int number, long interactions, double earlierMillis, double laterMillis) {
    Map<Interaction, InteractionResult> results = new TreeMap<>();
    MIX.forEach(
        (interaction, share) -> {
          long count = Math.round(share * interactions);
          LatencyHistogram times = times(count, earlierMillis, laterMillis);
          results.put(
              interaction,
              new InteractionResult(Outcomes.of(Outcome.OK, count), times, times, times));
        });
    return new Measurement(
        new Measurement.Header(false, Map.of(), 1, number, 0, "17", WarmUpEnd.FIXED, MIX),
        Map.of(
            Phase.MEASURE,
            new PhaseResult(
                Phase.MEASURE,
                SECONDS,
                results,
                Sessions.none(),
                Traffic.none(),
                0.1,
                Map.of(),
                List.of(),
                LatencyHistogram.empty())),
        seconds(number, interactions, earlierMillis, laterMillis));
  }

  private static LatencyHistogram times(long count, double earlierMillis, double laterMillis) {
    Histogram micros = new Histogram(LatencyHistogram.DIGITS);
    long half = count / 2;
    micros.recordValueWithCount(Math.round(MICROS_PER_MILLI * earlierMillis), half);
    micros.recordValueWithCount(Math.round(MICROS_PER_MILLI * laterMillis), count - half);
    return LatencyHistogram.ofMicros(micros);
  }

  private static List<SecondSample> seconds(
      int number, long interactions, double earlierMillis, double laterMillis) {
    List<SecondSample> seconds = new ArrayList<>();
    for (int second = 1; second <= SECONDS; second++) {
      long answered = interactions / SECONDS;
      double millis = second <= SECONDS / 2 ? earlierMillis : laterMillis;
      seconds.add(
          new SecondSample(
              new SecondSample.Counts(
                  second, Phase.MEASURE, number, answered, 0, 0, 0, 0, answered, 0, 0, 0.01),
              new SecondSample.Response(millis, millis, millis, millis)));
    }
    return seconds;
  }
}
