package org.rubisee.contract.customer;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The system's Chromium, driven by Playwright. Nothing is downloaded for it. */
public final class Chromium implements AutoCloseable {

  private static final Path PROGRAM = Path.of("/usr/bin/chromium");

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Playwright playwright, Browser browser) {
    this.playwright = playwright;
    this.browser = browser;
  }

  /** Opens the browser; skips the calling test, saying so, where there is none. */
  public static Chromium open() {
    if (!Files.isExecutable(PROGRAM)) {
      String reason =
          "The browser test is skipped: install chromium so that " + PROGRAM + " exists";
      System.getLogger(Chromium.class.getName()).log(System.Logger.Level.WARNING, reason);
      Assumptions.assumeTrue(false, reason);
    }
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    return new Chromium(
        playwright,
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(PROGRAM)
                    .setArgs(List.of("--no-sandbox", "--disable-gpu"))));
  }

  /** A window of its own, without what other windows keep. */
  public BrowserContext newContext() {
    return browser.newContext();
  }

  @Override
  public void close() {
    playwright.close();
  }
}
