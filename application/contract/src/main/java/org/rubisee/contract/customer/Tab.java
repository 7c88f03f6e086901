package org.rubisee.contract.customer;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/**
 * A tab of a browser in which somebody uses a site by clicking and typing only. Each page is looked
 * at on every screen.
 */
public final class Tab {

  private final Page page;
  private final URI site;
  private final List<String> mishaps = new ArrayList<>();
  private Screen screen = Screen.DESK;

  /**
   * A tab that shows nothing yet.
   *
   * @param page an empty tab
   * @param site where the pages begin
   */
  public Tab(Page page, URI site) {
    this.page = page;
    this.site = site;
    page.onPageError(mishaps::add);
    page.onRequestFailed(request -> mishaps.add(request.url() + ": " + request.failure()));
    page.onResponse(
        response -> {
          if (response.status() >= 400) {
            mishaps.add(response.url() + ": " + response.status());
          }
        });
  }

  /** Goes on with this screen; the other one is only looked at. */
  public void takes(Screen other) {
    screen = other;
  }

  /** Opens a page of the site. */
  public void open(String pathAndQuery) {
    page.navigate(site.resolve(pathAndQuery).toString());
    looksFine();
  }

  /** The address of the page, which {@link #open} takes. */
  public String address() {
    return page.url();
  }

  /** Clicks at the first element of this kind. */
  public void click(String selector) {
    click(page.locator(selector).first());
  }

  /** Clicks at the last element of this kind. */
  public void clickLast(String selector) {
    click(page.locator(selector).last());
  }

  /** Clicks at the first link of this kind with a text. */
  public void click(String selector, String text) {
    click(links(selector, text).first());
  }

  private void click(Locator element) {
    element.click();
    looksFine();
  }

  /** Whether there is a link of this kind with a text. */
  public boolean sees(String selector, String text) {
    return links(selector, text).count() > 0;
  }

  private Locator links(String selector, String text) {
    return page.locator(selector, new Page.LocatorOptions().setHasText(text));
  }

  /** Types into a field. */
  public void fill(String name, String text) {
    page.locator("[name=" + name + "]:not([type=hidden])").fill(text);
  }

  /** Chooses in the first field of a name, by the value of the choice. */
  public void choose(String name, String value) {
    page.locator("[name=" + name + "]").first().selectOption(value);
  }

  /** Sends the first form of a script, which must be accepted. */
  public void submit(String scriptName) {
    send("form[action$='" + scriptName + "']");
  }

  /** The same for the form of a script that has a field: others may have the same script. */
  public void submit(String scriptName, String field) {
    send("form[action$='" + scriptName + "']:has([name=" + field + "])");
  }

  private void send(String form) {
    click(form + " button");
    assertThat(page.locator("meta[name=rubis-outcome]").getAttribute("content"))
        .as(page.url() + ": " + page.locator("body").innerText())
        .isEqualTo("ok");
  }

  /** Finds a text on the page. */
  public void reads(String text) {
    assertThat(page.locator("body").innerText()).contains(text);
  }

  /** Nothing failed so far: no script, no request. */
  public void hadNoMishaps() {
    assertThat(mishaps).isEmpty();
  }

  /** On each screen nothing sticks out of the window, and every image was loaded. */
  private void looksFine() {
    page.waitForLoadState();
    assertThat(page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)"))
        .as("images of " + page.url())
        .isEqualTo(true);
    for (Screen one : Screen.values()) {
      if (one != screen) {
        fits(one);
      }
    }
    fits(screen);
  }

  private void fits(Screen one) {
    one.applyTo(page);
    assertThat(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
        .as(page.url() + " fits into the window of a " + one)
        .isEqualTo(true);
  }
}
