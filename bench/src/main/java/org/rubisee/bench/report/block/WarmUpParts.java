package org.rubisee.bench.report.block;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.LinePlot;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.Invocation;
import org.rubisee.bench.results.block.LoadKind;
import org.rubisee.bench.results.block.Warmth;

/** The section that shows how CPU time per interaction fell while the sites warmed up. */
record WarmUpParts(BlockModel model) {

  /** A site in one start of its group. */
  private record Start(String title, int invocation, Warmth warmth) {}

  /** A plot for each mix, and a row for each start of a site. */
  List<DomContent> shown(Figures figures) {
    List<Figure> plots = new ArrayList<>();
    List<Start> starts = new ArrayList<>();
    for (BlockModel group : model.groups()) {
      group.plan().mixes().forEach(mix -> plots.add(plot(group, mix)));
      for (Configuration site : group.plan().sites()) {
        for (Invocation invocation : group.invocations()) {
          Warmth warmth = invocation.warmth().get(site.name());
          if (warmth != null) {
            starts.add(new Start(group.title(site), invocation.number(), warmth));
          }
        }
      }
    }
    return List.of(
        figures.beside(plots),
        new Table<Start>()
            .words("Site", Start::title)
            .words("Warm?", one -> one.warmth().state().inWords() + ". " + one.warmth().reason())
            .column("invocation", one -> "" + one.invocation())
            .column("interactions", one -> Numbers.of(one.warmth().interactions()))
            .column("blocks", one -> "" + one.warmth().blocks())
            .column("JIT compilation", one -> Numbers.percent(one.warmth().compilerShare()))
            .of(starts));
  }

  private static Figure plot(BlockModel group, String mix) {
    List<LinePlot.Curve> curves = new ArrayList<>();
    for (Configuration site : group.plan().sites()) {
      curves.add(
          new LinePlot.Curve(
              site.title(),
              group.styles().of(site),
              points(group, site, mix),
              LinePlot.Form.MARKED));
    }
    return new LinePlot(
            "CPU per interaction, " + mix + " mix" + group.groupInWords(),
            "interactions since the start",
            "milliseconds per interaction",
            curves)
        .logarithmic()
        .figure(
            "warm-up-" + mix + group.groupInFiles(),
            "All saturated blocks of the first invocation, the measured ones included.");
  }

  private static List<LinePlot.Point> points(BlockModel group, Configuration site, String mix) {
    List<LinePlot.Point> points = new ArrayList<>();
    double interactions = 0;
    for (Block block : group.blocks()) {
      if (block.invocation() == 1
          && block.site().equals(site.name())
          && block.cell().load() == LoadKind.SATURATED) {
        interactions += block.issued();
        if (block.cell().mix().equals(mix)) {
          points.add(LinePlot.Point.of(interactions, block.cpuMillisPerInteraction()));
        }
      }
    }
    return points;
  }
}
