package org.rubisee.bench.stats.warm;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rubisee.measurement.Drift;

/**
 * Whether a site is warm in a cell, by the blocks so far. A figure is unchanged if the later half
 * of a window equals the earlier one. The windows are all blocks but the first eighth, quarter or
 * half; one that passes suffices. They grow with the series, so a slow change is judged over a long
 * time. The test may be repeated after each block.
 *
 * <p>A series that falls from 2 to 1 with a time constant of 120 s at 10 % noise is called warm in
 * under 5 % of the cases while it is more than 5 % above its end. The test cannot see a change that
 * is slow against the whole series. Noise has its price: it takes about 30 blocks with 5 % noise,
 * 100 with 10 % and 220 with 15 % (medians of simulations) to show that three figures change by
 * under 5 %.
 *
 * @param findings one per criterion
 */
public record WarmTest(List<WarmFinding> findings) {
  /** JIT compilation is pooled over so many blocks. */
  public static final int COMPILER_BLOCKS = 5;

  /** What the windows leave out at the beginning: an eighth, a quarter, a half. */
  private static final int[] LEFT_OUT = {8, 4, 2};

  /** Copies the list. */
  public WarmTest {
    findings = List.copyOf(findings);
  }

  /** Tests the blocks of one site in one cell, in the order of time. */
  public static WarmTest of(List<WarmBlock> blocks, WarmCriteria criteria) {
    return new WarmTest(
        List.of(
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

  private static WarmFinding compilers(List<WarmBlock> blocks, double limit) {
    String criterion =
        text("JIT compilation under %.0f %% of CPU in %d blocks", 100 * limit, COMPILER_BLOCKS);
    List<WarmBlock> last =
        blocks.subList(Math.max(0, blocks.size() - COMPILER_BLOCKS), blocks.size());
    double share =
        last.stream().mapToDouble(WarmBlock::compilerSeconds).sum()
            / last.stream().mapToDouble(WarmBlock::cpuSeconds).sum();
    if (last.size() < COMPILER_BLOCKS || Double.isNaN(share)) {
      String measured = Double.isNaN(share) ? "not measured" : last.size() + " blocks only";
      return new WarmFinding(criterion, measured, WarmState.CANNOT_TELL);
    }
    return new WarmFinding(
        criterion,
        text("%.1f %%", 100 * share),
        share < limit ? WarmState.WARM : WarmState.NOT_WARM);
  }

  private static WarmFinding unchanged(
      String figure,
      List<WarmBlock> blocks,
      ToDoubleFunction<WarmBlock> value,
      WarmCriteria criteria) {
    double[] series = blocks.stream().mapToDouble(value).toArray();
    List<Drift> windows =
        IntStream.of(LEFT_OUT)
            .mapToObj(part -> Arrays.copyOfRange(series, series.length / part, series.length))
            .map(window -> Drift.of(criteria.margin(), window))
            .toList();
    Drift latest = windows.get(windows.size() - 1);
    Drift drift =
        windows.stream()
            .filter(window -> window.state() == Drift.State.STEADY)
            .findFirst()
            .orElse(latest);
    return new WarmFinding(
        text("%s changes by under %.0f %%", figure, 100 * criteria.margin()),
        Double.isInfinite(drift.high())
            ? text("too few of %d blocks", blocks.size())
            : text(
                "%+.1f %% (%+.1f to %+.1f)",
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
        text("at least %,d interactions", least),
        text("%,d", done),
        done >= least ? WarmState.WARM : WarmState.NOT_WARM);
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
