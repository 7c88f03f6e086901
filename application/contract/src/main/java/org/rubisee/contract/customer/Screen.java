package org.rubisee.contract.customer;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;

/** How wide a window is. */
public enum Screen {
  DESK(1280, 900, false),
  PHONE(390, 844, true);

  private final int width;
  private final int height;
  private final boolean isDark;

  Screen(int width, int height, boolean isDark) {
    this.width = width;
    this.height = height;
    this.isDark = isDark;
  }

  /** Gives a tab this size. */
  public void applyTo(Page tab) {
    tab.setViewportSize(width, height);
  }

  /** Light at a desk, dark on a phone: the colours do not depend on the width. */
  public void colour(Page tab) {
    tab.emulateMedia(colours(isDark));
  }

  /**
   * Dark colours, or light ones, which are a browser's own. The library writes names of its
   * constants in small letters of the JVM's language: in Turkish, LIGHT is no colour scheme.
   */
  public static Page.EmulateMediaOptions colours(boolean isDark) {
    return new Page.EmulateMediaOptions().setColorScheme(isDark ? ColorScheme.DARK : null);
  }
}
