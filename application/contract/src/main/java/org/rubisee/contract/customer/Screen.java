package org.rubisee.contract.customer;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;

/** How wide a window is. */
public enum Screen {
  // Chromium shows light colours. Playwright writes LIGHT in lower-case letters of the default
  // locale, which is another word in Turkish.
  DESK(1280, 900, ColorScheme.NO_PREFERENCE),
  PHONE(390, 844, ColorScheme.DARK);

  private final int width;
  private final int height;
  private final ColorScheme colours;

  Screen(int width, int height, ColorScheme colours) {
    this.width = width;
    this.height = height;
    this.colours = colours;
  }

  /** Gives a tab this size. */
  public void applyTo(Page tab) {
    tab.setViewportSize(width, height);
  }

  /** Light at a desk, dark on a phone: the colours do not depend on the width. */
  public void colour(Page tab) {
    tab.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
  }
}
