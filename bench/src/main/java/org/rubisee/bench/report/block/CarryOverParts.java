package org.rubisee.bench.report.block;

import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.stats.Holm;
import org.rubisee.bench.stats.carryover.CarryOver;

/**
 * The part of the page that shows whether the site of a block changes what the next block takes.
 */
final class CarryOverParts {

  private static final double LEVEL = 0.05;

  private final List<Finding> findings = new ArrayList<>();

  CarryOverParts(BlockModel model) {
    List<Tested> all = tested(model);
    List<Tested> told = all.stream().filter(one -> one.result().isPresent()).toList();
    double[] adjusted =
        Holm.adjusted(
            told.stream().mapToDouble(one -> one.result().orElseThrow().pValue()).toArray());
    for (Tested one : all) {
      double pValue = one.result().isPresent() ? adjusted[told.indexOf(one)] : 1;
      findings.add(new Finding(one, pValue, told.size()));
    }
  }

  private static List<Tested> tested(BlockModel model) {
    List<Tested> tested = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      Cell cell = new Cell(mix, LoadKind.SATURATED);
      for (BlockModel group : model.groups()) {
        if (group.plan().sites().size() > 1 && group.has(cell)) {
          tested.add(
              new Tested(
                  mix,
                  group,
                  CarryOver.of(
                      group.plan().sites().size(),
                      new BlockSequences(group).of(cell),
                      group.plan().seed())));
        }
      }
    }
    return tested;
  }

  /** A table with a line for each mix; nothing if no two sites were measured. */
  List<DomContent> shown() {
    if (findings.isEmpty()) {
      return List.of();
    }
    Grid grid =
        new Grid(
            2,
            List.of(
                "Mix", "After", "over after others", "p, adjusted", "could be found", "verdict"));
    findings.forEach(finding -> grid.row(finding.row()));
    return List.of(
        h3("Carry-over from the site before"),
        p(
            "CPU per interaction of the saturated blocks that ran directly after a block of this"
                + " site, over that of blocks after the other sites. Each line has the site whose"
                + " ratio is farthest from 1, against its error. The interval and the p-value hold"
                + " for all sites together; p-values are Holm-adjusted over the table. The smallest"
                + " ratio that could be found is that with 90 % power."),
        grid.shown());
  }

  /** What was shown, in sentences; empty if nothing was. */
  List<String> remarks() {
    return findings.stream()
        .filter(Finding::isShown)
        .map(
            finding ->
                "Carry-over, %s mix%s: a block %s than after the other sites."
                        .formatted(
                            finding.tested().mix(),
                            finding.tested().group().groupInWords(),
                            finding.effect())
                    + " The random order of the blocks spreads it over the other sites.")
        .toList();
  }

  /**
   * A mix of a group of sites.
   *
   * @param result empty if it cannot be told
   */
  private record Tested(String mix, BlockModel group, Optional<CarryOver> result) {}

  /**
   * A result among others.
   *
   * @param pValue Holm-adjusted
   * @param tests how many share the level
   */
  private record Finding(Tested tested, double pValue, int tests) {

    boolean isShown() {
      return tested.result().isPresent() && pValue <= LEVEL;
    }

    List<String> row() {
      String where = tested.mix() + tested.group().groupInWords();
      if (tested.result().isEmpty()) {
        return List.of(where, "–", "–", "–", "–", "cannot be told: too few orders of the blocks");
      }
      CarryOver found = tested.result().get();
      return List.of(
          where,
          site(found),
          "%s (%s to %s)"
              .formatted(
                  Words.digits(found.ratio()),
                  Words.digits(found.lower()),
                  Words.digits(found.upper())),
          "%.2g".formatted(pValue),
          Words.digits(found.smallestRatio(tests)),
          isShown() ? "shown: a block " + effect() : "not shown");
    }

    /** What a block does after the site, for example {@code after B takes 9.8 % more}. */
    String effect() {
      CarryOver found = tested.result().orElseThrow();
      return "after %s takes %s %s"
          .formatted(
              site(found),
              Numbers.percent(Math.abs(found.ratio() - 1)),
              found.ratio() > 1 ? "more" : "less");
    }

    private String site(CarryOver found) {
      return tested.group().plan().sites().get(found.site()).title();
    }
  }
}
