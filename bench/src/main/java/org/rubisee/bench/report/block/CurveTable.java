package org.rubisee.bench.report.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.CurvePlan;
import org.rubisee.bench.results.block.SearchedCurve;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.bench.results.gate.GateVerdict;

/** The curve of a run in blocks as a table for each mix, and what it is worth. */
final class CurveTable {

  /** The columns of the table of a mix. */
  static final List<String> COLUMNS =
      List.of(
          "Site",
          "Clients",
          "Interactions per second",
          "Response time, mean",
          "p95",
          "CPU per interaction",
          "Gates");

  /** The columns of {@link #peaks}. */
  static final List<String> PEAK_COLUMNS =
      List.of("Site", "Mix", "Peak, interactions per second", "Clients", "");

  /** The columns of {@link #searches}. */
  static final List<String> SEARCH_COLUMNS =
      List.of("Site", "Mix", "Peak, clients", "Knee, clients", "Steps: clients and rate");

  private final BlockModel model;

  CurveTable(BlockModel model) {
    this.model = model;
  }

  /**
   * The rows of the table of a mix: sites in order, the baseline once for each group.
   *
   * @return empty if nothing was measured in the mix
   */
  List<List<String>> rows(String mix) {
    List<List<String>> rows = new ArrayList<>();
    for (BlockModel group : model.groups()) {
      CurveModel curve = new CurveModel(group);
      for (Configuration site : group.plan().sites()) {
        curve.points(site.name(), mix).forEach(point -> rows.add(row(group.title(site), point)));
      }
    }
    return rows;
  }

  private static List<String> row(String site, CurvePoint point) {
    return List.of(
        site,
        Numbers.of((long) point.clients()),
        Words.of(point.throughput(), ""),
        point.meanMillis().map(mean -> Words.of(mean, "ms")).orElse("nothing answered"),
        Words.millis(point.p95Millis()),
        Words.of(point.cpuMillis(), "ms"),
        point.gates().map(CurveTable::gates).orElse("not judged"));
  }

  private static String gates(CellGates.Judged judged) {
    if (judged.isFailed()) {
      return "FAILED: " + titles(judged, Level.FAIL);
    }
    String warnings = titles(judged, Level.WARN);
    return warnings.isEmpty() ? "passed" : "warning: " + warnings;
  }

  private static String titles(CellGates.Judged judged, Level level) {
    return judged.verdicts().stream()
        .filter(verdict -> verdict.level() == level)
        .map(GateVerdict::gate)
        .map(gate -> gate.title())
        .collect(Collectors.joining(", "));
  }

  /**
   * The plateau of each curve with at least three points: the highest point, and each point within
   * 5 % of it or not shown to be lower.
   */
  List<List<String>> peaks() {
    List<List<String>> rows = new ArrayList<>();
    for (String mix : model.plan().mixes()) {
      for (BlockModel group : model.groups()) {
        for (Configuration site : group.plan().sites()) {
          group
              .peak(site.name(), mix)
              .map(peak -> CapacityParts.row(group.title(site), mix, peak, "clients"))
              .ifPresent(rows::add);
        }
      }
    }
    return rows;
  }

  /**
   * What the searches found, with their steps in order.
   *
   * @return empty if the points were given
   */
  List<List<String>> searches() {
    List<List<String>> rows = new ArrayList<>();
    for (SearchedCurve found : model.plan().curve().searched()) {
      if (model.plan().has(found.site())) {
        rows.add(
            List.of(
                model.plan().site(found.site()).title(),
                found.mix(),
                Numbers.of((long) found.peak()),
                Numbers.of((long) found.knee()),
                steps(found)));
      }
    }
    return rows;
  }

  private String steps(SearchedCurve found) {
    return model.blocks().stream()
        .filter(block -> block.stage() == Stage.SEARCH)
        .filter(block -> found.isOf(block.site(), block.cell().mix()))
        .map(block -> String.format(Locale.ROOT, "%d: %.1f/s", block.busy(), block.throughput()))
        .collect(Collectors.joining(", "));
  }

  /** What a search is, in sentences. */
  String searchInWords() {
    return "The numbers of clients were searched for on the warm servers of the first start, with up"
        + " to %d clients: doubled, then halved beside the highest throughput."
            .formatted(model.plan().searchLimit())
        + " A step with 1 % of refused requests or more does not count. At the knee the asymptotes"
        + " of the steps meet. A step is a single block; the peak of all rounds is in the table"
        + " above.";
  }

  /** What the figures are worth, in sentences. */
  List<Remark> remarks() {
    Remarks common = new Remarks(model);
    CurvePlan curve = model.plan().curve();
    List<Remark> remarks = new ArrayList<>();
    remarks.add(
        new Remark(
            common.intervals()
                + ", %s %s each. The servers stayed up between the points."
                    .formatted(
                        model.saturatedRoundsInWords(),
                        model.saturatedRounds() == 1 ? "round" : "rounds")
                + " Each point settled for %.0f s and was measured for %.0f s; clients think for %s s"
                    .formatted(
                        curve.load().phases().warmUpSeconds(),
                        curve.load().phases().measureSeconds(),
                        Numbers.plain(curve.load().pace().thinkSeconds()))
                + " on average. CPU time of all servers, without what they take when they are idle.",
            "setup"));
    if (model.isGrouped()) {
      remarks.add(new Remark(common.groups(), "setup"));
    }
    remarks.addAll(common.trust());
    return remarks;
  }

  /** All of it as plain text. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (String mix : model.plan().mixes()) {
      List<List<String>> rows = rows(mix);
      text.append('\n').append(Words.capitalised(mix)).append(" mix, clients who think\n");
      text.append(rows.isEmpty() ? "  Nothing was measured.\n" : TextTable.of(COLUMNS, rows));
    }
    List<List<String>> peaks = peaks();
    if (!peaks.isEmpty()) {
      text.append('\n').append(TextTable.of(PEAK_COLUMNS, peaks));
    }
    List<List<String>> searches = searches();
    if (!searches.isEmpty()) {
      text.append('\n').append(TextTable.of(SEARCH_COLUMNS, searches));
    }
    text.append('\n');
    remarks().forEach(remark -> text.append(remark.text()).append('\n'));
    return text.toString();
  }
}
