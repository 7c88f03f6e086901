package org.rubisee.bench.report.section;

import static org.assertj.core.api.Assertions.assertThat;

import j2html.tags.DomContent;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.tier.Footprint;
import org.rubisee.bench.results.tier.Footprint.Moment;
import org.rubisee.bench.results.tier.StartedSite;

class ServerSectionTest {

  private static final List<Configuration> SITES =
      List.of(Configuration.plain("a", "Site A"), Configuration.plain("b", "Site B"));

  @Test
  void showsMedianAndRangeOfSeveralStarts() {
    String html = html(start("a", 9.5), start("a", 6), start("a", 7), start("b", 5));
    assertThat(html).contains("Site A", "7.00 (6.00 to 9.50)", "Site B", "5.00");
    assertThat(cells(html)).contains("3", "300", "650", "162", "–");
  }

  @Test
  void hasAColumnForMemoryAtRestOnlyWhereItWasRead() {
    assertThat(html(start("a", 6))).doesNotContain("at rest MiB");
    StartedSite warm = start("a", 6);
    assertThat(
            html(
                new StartedSite("a", "1", warm.footprint().with(Moment.REST, 500L << 20)),
                start("b", 5)))
        .contains("at rest MiB", "500");
  }

  @Test
  void leavesOutSitesWhoseServersAreElsewhere() {
    assertThat(new ServerSection(SITES, List.of(), Map.of()).body()).isEmpty();
    assertThat(html(new StartedSite("b", "1", Footprint.UNKNOWN), start("a", 6)))
        .contains("Site A")
        .doesNotContain("Site B");
  }

  @Test
  void listsWhatServersDifferInSideBySide() {
    String html =
        text(
            new ServerSection(
                    SITES,
                    List.of(),
                    Map.of(
                        "One", Map.of("pool", "waits"), "Two", Map.of("limits", "none, since so")))
                .body());
    assertThat(html).contains("What cannot be equal", "One", "Two", "waits", "none, since so", "–");
    assertThat(html.indexOf("limits")).isLessThan(html.indexOf("pool"));
  }

  private static StartedSite start(String site, double seconds) {
    return new StartedSite(
        site,
        "1",
        new Footprint(seconds, 0, 170_000_000, Map.of())
            .with(Moment.STARTED, 300L << 20)
            .with(Moment.LOADED, 650L << 20));
  }

  private static String html(StartedSite... starts) {
    return text(new ServerSection(SITES, List.of(starts), Map.of()).body());
  }

  private static String text(List<DomContent> body) {
    return body.stream().map(DomContent::render).collect(Collectors.joining());
  }

  private static List<String> cells(String html) {
    return List.of(html.split("<[^>]+>"));
  }
}
