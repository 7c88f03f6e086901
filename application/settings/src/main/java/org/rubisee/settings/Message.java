package org.rubisee.settings;

import java.util.regex.Pattern;

/** The form of messages: sentences, each with one full stop at its end. */
public final class Message {

  private static final Pattern END = Pattern.compile("[.\\s]+$");
  private static final Pattern SURPLUS_STOPS = Pattern.compile("(?<![.\\d])\\.\\.(?=\\s|$)");
  private static final String ENDS = ".!?:…";

  private Message() {}

  /**
   * A failure's own message, to be quoted within a sentence: without the full stop at its end. The
   * name of its class, if it has none.
   */
  public static String of(Throwable failure) {
    String text = failure.getMessage();
    return text == null || text.isBlank()
        ? failure.getClass().getSimpleName()
        : END.matcher(text).replaceFirst("");
  }

  /**
   * A message as it is shown: its last sentence ends with a full stop, and none with two. Lines
   * that a message quotes, as those of a log, stay as they are.
   *
   * @param text null is shown as an empty line
   */
  public static String sentence(String text) {
    String whole = text == null ? "" : text.stripTrailing();
    int quoted = whole.indexOf('\n');
    String sentences = quoted < 0 ? whole : whole.substring(0, quoted).stripTrailing();
    String shown = SURPLUS_STOPS.matcher(sentences).replaceAll(".");
    boolean ends = shown.isEmpty() || ENDS.indexOf(shown.charAt(shown.length() - 1)) >= 0;
    return quoted < 0 ? shown + (ends ? "" : ".") : shown + whole.substring(quoted);
  }
}
