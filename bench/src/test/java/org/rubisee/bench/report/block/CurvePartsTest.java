package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.report.HtmlCheck;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;

class CurvePartsTest {

  private final BlockPlan plan = SampleRuns.curve(List.of("a", "b"), List.of(100, 400));

  @Test
  void thePageShowsTheCurvesInPlaceOfRatiosAndIsValid() throws Exception {
    Report.Rendered page = new BlockReport(SampleCurves.failing(plan)).report().rendered();
    String html = page.html();
    assertThat(HtmlCheck.complaints(html)).isEmpty();
    assertThat(html)
        .contains("2 sites under rising load, browsing and bidding mix")
        .contains("12 rounds of the curve", "mark hollow", "400 clients")
        .doesNotContain("CPU per interaction, ratio", "customers of blocks do not think");
    assertThat(page.figures())
        .extracting(Figure::id)
        .contains("curve-throughput-bidding", "curve-response-bidding")
        .doesNotContain("curve-throughput-browsing");
  }

  @Test
  void thePlotsHaveTheMeansTheirIntervalsAndTheBound() {
    Report.Rendered page = new BlockReport(SampleCurves.failing(plan)).report().rendered();
    String throughput = csv(page, "curve-throughput-bidding");
    assertThat(throughput)
        .contains("\"A\",400,53.3333,", ",yes\n")
        .contains("\"B\",400,53.3333,", ",no\n")
        .contains("\"N/Z\",400,57.");
    assertThat(csv(page, "curve-response-bidding")).contains("\"A\",100,").contains("\"B\",400,");
  }

  private static String csv(Report.Rendered page, String id) {
    return page.figures().stream()
        .filter(figure -> figure.id().equals(id))
        .findFirst()
        .orElseThrow()
        .csv();
  }
}
