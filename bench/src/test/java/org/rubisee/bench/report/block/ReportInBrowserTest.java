package org.rubisee.bench.report.block;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.report.SampleReport;
import org.rubisee.bench.results.SampleRun;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.contract.customer.Chromium;
import org.rubisee.contract.page.AccessibilityCheck;

/** Reports in Chromium: on a phone and at a desk, by day and by night. */
class ReportInBrowserTest {

  private static final List<Integer> WIDTHS = List.of(360, 1400);
  private static final int HEIGHT = 900;

  @TempDir static Path folder;

  private static Chromium chromium;

  @BeforeAll
  static void openBrowser() {
    chromium = Chromium.open();
  }

  @AfterAll
  static void closeBrowser() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @Test
  void noReportKeepsPeopleOut() throws IOException {
    AccessibilityCheck check = new AccessibilityCheck();
    SoftAssertions softly = new SoftAssertions();
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      for (Map.Entry<String, Path> report : reports().entrySet()) {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
          tab.emulateMedia(
              new Page.EmulateMediaOptions()
                  .setColorScheme(scheme)
                  .setReducedMotion(ReducedMotion.REDUCE));
          tab.navigate(report.getValue().toUri().toString());
          tab.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)");
          check.prepare(tab);
          for (int width : WIDTHS) {
            tab.setViewportSize(width, HEIGHT);
            String seen = "%s, %s, %d px".formatted(report.getKey(), scheme, width);
            softly.assertThat(check.findings(tab)).as(seen).isEmpty();
            softly.assertThat(check.complaints(tab)).as(seen).isEmpty();
          }
        }
      }
    }
    softly.assertAll();
  }

  @Test
  void theAnswerIsOnTheFirstScreenAndALinkUnfoldsItsSection() throws IOException {
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      tab.setViewportSize(WIDTHS.get(1), HEIGHT);
      tab.navigate(blocks().toUri().toString());
      assertThat(tab.locator(".lede").first().boundingBox().y).isLessThan(HEIGHT / 2.0);
      assertThat(tab.locator("#gates").isVisible()).isFalse();
      tab.locator(".limits a[href='#gates']").first().click();
      assertThat(tab.locator("#gates").isVisible()).isTrue();
    }
  }

  @Test
  void theNamesOfATableStayInViewOnAPhone() throws IOException {
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      tab.setViewportSize(WIDTHS.get(0), HEIGHT);
      tab.navigate(blocks().toUri().toString());
      tab.locator(".scroll").first().evaluate("table => table.scrollLeft = table.scrollWidth");
      assertThat(tab.locator(".scroll tbody th").first().boundingBox().x).isNotNegative();
    }
  }

  private static Map<String, Path> reports() throws IOException {
    Map<String, Path> reports = new LinkedHashMap<>();
    reports.put("blocks", blocks());
    reports.put(
        "trials",
        Report.of(
                SampleRun.write(folder.resolve("trials"), SampleRun.quickstart()),
                SampleReport.LEDGERS)
            .write());
    return reports;
  }

  private static Path blocks() throws IOException {
    BlockPlan plan = SampleRuns.conclusions(List.of("a", "b", "c"));
    BlockModel model =
        new BlockModel(
            SampleRuns.run(plan),
            List.of(
                SampleRuns.invocation(plan, 1),
                SampleRuns.invocation(plan, 2),
                SampleRuns.invocation(plan, 3)),
            SampleRuns.blocks(plan, Map.of("a", 1.0, "b", 2.0, "c", 17.0), 0.03, 5),
            Map.of());
    return Files.writeString(folder.resolve("blocks.html"), new BlockPage(model).text());
  }
}
