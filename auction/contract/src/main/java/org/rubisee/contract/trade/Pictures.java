package org.rubisee.contract.trade;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.rubisee.contract.customer.Screen;

/**
 * The screenshots of the documents. They are taken again with {@code
 * -Drubis.contract.screenshots=true}.
 *
 * @param folder where they are kept; none if they are not to be taken
 */
public record Pictures(Optional<Path> folder) {

  private static final String FOLDER = "docs/site";

  /** The names of the files by page and screen. */
  private static final Map<String, String> FILES =
      Map.of(
          "SearchItemsByCategory, DESK", "search-desktop.png",
          "ViewItem, PHONE", "item-phone.png",
          "a bid below the minimum, DESK", "bid-desktop.png",
          "a bid below the minimum, PHONE", "bid-phone.png");

  /** Pictures, if the command line asks for them. */
  public static Pictures asTold() {
    return new Pictures(
        Boolean.getBoolean("rubis.contract.screenshots")
            ? Optional.of(Path.of(System.getProperty("rubis.home", "."), FOLDER))
            : Optional.empty());
  }

  /** Takes a picture of a page, if the documents have one of it. */
  public void take(Page tab, String page, Screen screen) {
    String file = FILES.get(page + ", " + screen);
    if (file != null) {
      folder.ifPresent(
          path -> tab.screenshot(new Page.ScreenshotOptions().setPath(path.resolve(file))));
    }
  }
}
