package org.rubisee.contract.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Chromium;

class AccessibilityCheckTest {

  private static final String ROW = "<tr><td>42</td><td><b class=\"name\">bid</b></td></tr>";

  /** Of rows that look alike, axe is shown four. */
  @Test
  void findsAPaleRowLateInALongTable() {
    String pale = ROW.replace("<b class", "<b style=\"color: #ddd\" class");
    AccessibilityCheck check = new AccessibilityCheck();
    try (Chromium chromium = Chromium.open();
        BrowserContext window = chromium.newContext()) {
      Page tab = window.newPage();
      tab.setContent(page(ROW.repeat(60)));
      check.prepare(tab);
      assertThat(check.findings(tab)).isEmpty();
      tab.setContent(page(ROW.repeat(60) + pale + ROW.repeat(9)));
      check.prepare(tab);
      assertThat(check.findings(tab)).singleElement().asString().startsWith("color-contrast");
    }
  }

  private static String page(String rows) {
    return "<!doctype html><html lang=\"en\"><title>Bids</title><main><h1>Bids</h1><table><thead>"
        + "<tr><th>Price</th><th>Bid</th></tr></thead><tbody>"
        + rows
        + "</tbody></table></main></html>";
  }
}
