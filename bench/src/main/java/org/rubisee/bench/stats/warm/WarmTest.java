package org.rubisee.bench.stats.warm;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.rubisee.measurement.Drift;
import org.rubisee.settings.Text;

/**
 * Whether a site is warm in a cell, by the blocks so far. A figure is unchanged if the later half
 * of a window equals the earlier one. The windows are all blocks but the first eighth, quarter or
 * half; one that passes suffices. They grow with the series, so a slow change is judged over a long
 * time. A shorter window allows a smaller change, because a series that falls exponentially changes
 * less within it while it is equally far from its end. The test may be repeated after each block.
 *
 * <p>A series that falls from 2 to 1 with a time constant of up to {@link Drift#SLOWEST_SECONDS} is
 * called warm in under 5 % of the cases while it is farther above its end than the margin. That is
 * simulated for noise from 1 to 20 % that all figures share, with and without autocorrelation. A
 * change that is slow against the whole series cannot be seen. So a series that was observed for a
 * shorter time than that constant cannot be judged.
 *
 * @param findings one per criterion
 */
public record WarmTest(List<WarmFinding> findings) {
  /** JIT compilation is pooled over so many blocks. */
  public static final int COMPILER_BLOCKS = 5;

  private static final List<Window> WINDOWS =
      List.of(new Window(8, 0.1), new Window(4, 0.075), new Window(2, 0.05));

  /**
   * A part of the series.
   *
   * @param leftOut it leaves out one part in so many, at the beginning
   * @param mostMargin the largest change that may pass in it
   */
  private record Window(int leftOut, double mostMargin) {
    Drift drift(double[] series, double margin) {
      return Drift.of(
          Math.min(margin, mostMargin),
          Arrays.copyOfRange(series, series.length / leftOut, series.length));
    }
  }

  public WarmTest {
    findings = List.copyOf(findings);
  }

  /**
   * Tests the blocks of one site in one cell, in the order of time.
   *
   * @param observedSeconds since the first of them began
   */
  public static WarmTest of(List<WarmBlock> blocks, double observedSeconds, WarmCriteria criteria) {
    return new WarmTest(
        List.of(
            observed(observedSeconds),
            compilers(blocks, criteria.compilerShare()),
            unchanged("CPU per interaction", blocks, WarmBlock::cpuPerInteraction, criteria),
            unchanged("throughput", blocks, WarmBlock::throughput, criteria),
            unchanged("median response time", blocks, WarmBlock::medianMillis, criteria),
            interactions(blocks, criteria.interactions())));
  }

  /** The verdict over all criteria. */
  public WarmState state() {
    return findings.stream()
        .map(WarmFinding::state)
        .reduce(WarmState.WARM, (one, other) -> one.and(other));
  }

  private static WarmFinding observed(double seconds) {
    return new WarmFinding(
        Text.of("observed for at least %.0f s", Drift.SLOWEST_SECONDS),
        Text.of("%.0f s", seconds),
        seconds < Drift.SLOWEST_SECONDS ? WarmState.CANNOT_TELL : WarmState.WARM);
  }

  private static WarmFinding compilers(List<WarmBlock> blocks, double limit) {
    String criterion =
        Text.of("JIT compilation under %.0f %% of CPU in %d blocks", 100 * limit, COMPILER_BLOCKS);
    List<WarmBlock> last =
        blocks.subList(Math.max(0, blocks.size() - COMPILER_BLOCKS), blocks.size());
    double share = compilerShare(last);
    if (Double.isNaN(share)) {
      return new WarmFinding(criterion, "not measured", WarmState.CANNOT_TELL);
    }
    if (last.size() < COMPILER_BLOCKS) {
      // a few blocks can show that a site still compiles, not that it has stopped
      double latest = compilerShare(last.subList(last.size() - 1, last.size()));
      return new WarmFinding(
          criterion,
          Text.of("%d blocks only, %.1f %% in the last one", last.size(), 100 * latest),
          latest >= limit ? WarmState.NOT_WARM : WarmState.CANNOT_TELL);
    }
    return new WarmFinding(
        criterion,
        Text.of("%.1f %%", 100 * share),
        share < limit ? WarmState.WARM : WarmState.NOT_WARM);
  }

  private static double compilerShare(List<WarmBlock> blocks) {
    return blocks.stream().mapToDouble(WarmBlock::compilerSeconds).sum()
        / blocks.stream().mapToDouble(WarmBlock::cpuSeconds).sum();
  }

  private static WarmFinding unchanged(
      String figure,
      List<WarmBlock> blocks,
      ToDoubleFunction<WarmBlock> value,
      WarmCriteria criteria) {
    double[] series = blocks.stream().mapToDouble(value).toArray();
    List<Drift> windows =
        WINDOWS.stream().map(window -> window.drift(series, criteria.margin())).toList();
    Drift latest = windows.get(windows.size() - 1);
    Drift drift =
        windows.stream()
            .filter(window -> window.state() == Drift.State.STEADY)
            .findFirst()
            .orElse(latest);
    return new WarmFinding(
        Text.of("%s is within %.0f %% of its end", figure, 100 * criteria.margin()),
        Double.isInfinite(drift.high())
            ? Text.of("too few of %d blocks", blocks.size())
            : Text.of(
                "changes by %+.1f %% (%+.1f to %+.1f)",
                100 * (drift.ratio() - 1), 100 * (drift.low() - 1), 100 * (drift.high() - 1)),
        switch (drift.state()) {
          case STEADY -> WarmState.WARM;
          case DRIFTING -> WarmState.NOT_WARM;
          case CANNOT_TELL -> WarmState.CANNOT_TELL;
        });
  }

  private static WarmFinding interactions(List<WarmBlock> blocks, long least) {
    long done = blocks.stream().mapToLong(WarmBlock::interactions).sum();
    return new WarmFinding(
        Text.of("at least %,d interactions", least),
        Text.of("%,d", done),
        done >= least ? WarmState.WARM : WarmState.NOT_WARM);
  }
}
