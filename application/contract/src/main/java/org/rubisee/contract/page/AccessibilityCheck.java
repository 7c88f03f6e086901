package org.rubisee.contract.page;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * Looks at pages in a browser for what keeps people out: with axe-core, and for what axe-core does
 * not check, in {@code accessibility.js}.
 */
public final class AccessibilityCheck {

  private final String axe = resource("/axe.min.js");
  private final String own = resource("accessibility.js");

  /** Makes a page ready to be looked at; once, however often it is looked at. */
  public void prepare(Page page) {
    page.evaluate(axe + ";\n" + own);
  }

  /**
   * What axe-core calls serious or critical about the page as it is shown; empty for a good one.
   */
  public List<String> findings(Page page) {
    return ask(page, "seriousFindings().then(found => found.concat(ambiguousLinks()))");
  }

  /** What the focus cannot be seen on, and what sticks out of the window; empty for a good page. */
  public List<String> complaints(Page page) {
    return Stream.concat(focus(page).stream(), overflow(page).stream()).toList();
  }

  /** What the focus cannot be seen on; empty for a good page. */
  public List<String> focus(Page page) {
    return ask(page, "invisibleFocus()");
  }

  /** What sticks out of the window; empty for a good page. */
  public List<String> overflow(Page page) {
    return ask(page, "tooWide()");
  }

  private static List<String> ask(Page page, String script) {
    return ((List<?>) page.evaluate(script)).stream().map(String::valueOf).toList();
  }

  private static String resource(String name) {
    try (InputStream in = AccessibilityCheck.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("There is no " + name + " on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The script " + name + " could not be read", e);
    }
  }
}
