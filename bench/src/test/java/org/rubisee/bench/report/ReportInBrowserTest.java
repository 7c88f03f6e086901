package org.rubisee.bench.report;

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
import java.util.Locale;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.contract.customer.Chromium;
import org.rubisee.contract.page.AccessibilityCheck;

/** A report of each kind of run in Chromium: on a phone and at a desk, by day and by night. */
class ReportInBrowserTest {

  private static final List<Integer> WIDTHS = List.of(360, 1400);
  private static final int HEIGHT = 900;

  @TempDir static Path folder;

  private static final Map<String, Path> REPORTS = new LinkedHashMap<>();
  private static Chromium chromium;

  @BeforeAll
  static void openBrowser() throws IOException {
    chromium = Chromium.open();
    for (Map.Entry<String, Report> report : SampleReports.ofEachKind(folder).entrySet()) {
      REPORTS.put(
          report.getKey(),
          report.getValue().write(Files.createDirectories(folder.resolve(report.getKey()))));
    }
  }

  @AfterAll
  static void closeBrowser() {
    if (chromium != null) {
      chromium.close();
    }
  }

  /**
   * Axe takes most of the time, so each report is checked as two people see it: every second one by
   * day on a phone and by night at a desk, the others the other way round. Their sections are the
   * same, so that each kind of section is seen in all four ways.
   */
  @Test
  void noReportKeepsPeopleOut() throws IOException {
    AccessibilityCheck check = new AccessibilityCheck();
    SoftAssertions softly = new SoftAssertions();
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      int place = 0;
      for (Map.Entry<String, Path> report : REPORTS.entrySet()) {
        // without a preference they are light: Playwright cannot say LIGHT in Turkish
        for (ColorScheme scheme : List.of(ColorScheme.NO_PREFERENCE, ColorScheme.DARK)) {
          tab.emulateMedia(
              new Page.EmulateMediaOptions()
                  .setColorScheme(scheme)
                  .setReducedMotion(ReducedMotion.REDUCE));
          tab.navigate(report.getValue().toUri().toString());
          tab.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)");
          check.prepare(tab);
          int width = WIDTHS.get(place++ % WIDTHS.size());
          tab.setViewportSize(width, HEIGHT);
          String seen = String.format(Locale.ROOT, "%s, %s, %d px", report.getKey(), scheme, width);
          softly.assertThat(check.findings(tab)).as(seen).isEmpty();
          softly.assertThat(check.overflow(tab)).as(seen).isEmpty();
          softly.assertThat(check.focus(tab)).as(report.getKey() + ", " + scheme).isEmpty();
        }
        place++;
      }
    }
    softly.assertAll();
  }

  @Test
  void theAnswerIsOnTheFirstScreenOfEachReport() {
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      tab.setViewportSize(WIDTHS.get(1), HEIGHT);
      REPORTS.forEach(
          (kind, report) -> {
            tab.navigate(report.toUri().toString());
            assertThat(tab.locator(".lede").first().boundingBox().y)
                .as(kind)
                .isLessThan(HEIGHT / 2.0);
            assertThat(tab.locator("main section figure, main section table").count())
                .as(kind)
                .isPositive();
            assertThat(tab.locator("#setup").isVisible()).as(kind).isFalse();
          });
    }
  }

  @Test
  void aLinkUnfoldsItsSection() {
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      tab.navigate(REPORTS.get("blocks").toUri().toString());
      assertThat(tab.locator("#gates").isVisible()).isFalse();
      tab.locator(".limits a[href='#gates']").first().click();
      assertThat(tab.locator("#gates").isVisible()).isTrue();
    }
  }

  @Test
  void theNamesOfATableStayInViewOnAPhone() {
    try (BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      tab.setViewportSize(WIDTHS.get(0), HEIGHT);
      tab.navigate(REPORTS.get("blocks").toUri().toString());
      tab.locator(".scroll").first().evaluate("table => table.scrollLeft = table.scrollWidth");
      assertThat(tab.locator(".scroll tbody th").first().boundingBox().x).isNotNegative();
    }
  }
}
