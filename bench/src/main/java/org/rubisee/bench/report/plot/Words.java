package org.rubisee.bench.report.plot;

import java.util.List;
import java.util.Locale;
import org.rubisee.settings.Text;

/** Words as parts of sentences. */
public final class Words {

  private Words() {}

  /** A word as the first of a heading. */
  public static String capitalised(String words) {
    return words.isEmpty()
        ? ""
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  /** A title without a comma, so that it can stand in a list. */
  public static String withoutComma(String title) {
    int comma = title.indexOf(", ");
    return comma < 0
        ? title
        : Text.of("%s (%s)", title.substring(0, comma), title.substring(comma + 2));
  }

  /** Things in a row, with "and" before the last. */
  public static String listed(List<String> things) {
    int last = things.size() - 1;
    return last < 1
        ? String.join("", things)
        : String.join(", ", things.subList(0, last)) + " and " + things.get(last);
  }

  /** The first things of a list, and how many more there are. */
  public static String first(int most, List<String> things) {
    String named = String.join("; ", things.subList(0, Math.min(most, things.size())));
    return things.size() <= most ? named : Text.of("%s; %d more", named, things.size() - most);
  }

  /** A number of things, for example {@code 1 trial} and {@code 2 trials}. */
  public static String counted(long number, String thing) {
    return Numbers.of(number) + " " + thing + (number == 1 ? "" : "s");
  }
}
