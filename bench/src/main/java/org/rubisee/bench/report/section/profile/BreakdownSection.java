package org.rubisee.bench.report.section.profile;

import static j2html.TagCreator.li;
import static j2html.TagCreator.p;
import static j2html.TagCreator.ul;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.report.chart.BreakdownPlots;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.ProfiledTier;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.tier.BreakdownCategory;
import org.rubisee.settings.Text;

/**
 * Where the CPU time of web and application tier goes, from profiled trials: the OOPSLA 2002
 * paper's figures 8, 13, 14, 17 and 20.
 */
public record BreakdownSection(ReportModel model) {

  /** More than this without a category, and a breakdown says too little. */
  private static final double UNCLASSIFIED_LIMIT = 0.05;

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    BreakdownPlots plots = BreakdownPlots.of(model);
    if (plots.tiers().isEmpty()) {
      return List.of();
    }
    List<DomContent> body = new ArrayList<>();
    body.add(
        p(
            "From trials in which a profiler took samples of the servers' CPU time. The innermost"
                + " layer that a sample was in gets it: what a library does counts for the layer"
                + " that called it. CPU time per interaction is the tier's own in the profiled"
                + " trial, profiler included, divided as its samples are. The share of"
                + " JIT compilation becomes smaller with a longer warm-up."));
    body.add(p("Largest categories, without the JVM's own work:"));
    body.add(ul().with(plots.tiers().stream().map(tier -> li(words(tier))).toList()));
    body.add(figures.beside(plots.figures("")));
    body.add(table(plots.tiers()));
    body.addAll(warning(plots.tiers()));
    return body;
  }

  private static String words(ProfiledTier tier) {
    return Text.of("%s mix, %s", tier.point().mix(), BreakdownWords.of(tier));
  }

  private static DomContent table(List<ProfiledTier> tiers) {
    Table<ProfiledTier> table =
        new Table<ProfiledTier>()
            .words("Tier", ProfiledTier::name)
            .words("Mix", tier -> tier.point().mix())
            .number("CPU ms per interaction", tier -> tier.bar().cpuMillis());
    for (BreakdownCategory category : BreakdownCategory.values()) {
      table.column(category.title(), tier -> share(tier.samples().share(category)));
    }
    return table.count("samples", tier -> tier.samples().total()).of(tiers);
  }

  private static String share(double share) {
    return share == 0 ? "–" : Numbers.percent(share);
  }

  private static List<DomContent> warning(List<ProfiledTier> tiers) {
    List<String> names =
        tiers.stream()
            .filter(tier -> tier.unclassified() >= UNCLASSIFIED_LIMIT)
            .map(ProfiledTier::name)
            .toList();
    return names.isEmpty()
        ? List.of()
        : List.of(
            p(
                "5 % or more of these samples fit no rule, so their other shares say less: "
                    + String.join("; ", names)
                    + ". 'rubis profile --reread' with your own rules sorts them again."));
  }
}
