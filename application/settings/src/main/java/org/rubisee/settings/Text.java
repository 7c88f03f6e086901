package org.rubisee.settings;

import java.util.Locale;

/** Texts with values in them, for messages and files: the same under every locale. */
public final class Text {

  private Text() {}

  /**
   * The text of a format of {@link java.util.Formatter}.
   *
   * @throws java.util.IllegalFormatException if values and format do not fit
   */
  public static String of(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
