package org.rubisee.schema;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which database servers the suite was tried on.
 *
 * @param engine {@code MySQL} or {@code MariaDB}
 * @param version its version, as in {@code 11.4.5}
 */
public record EngineSupport(String engine, String version) {

  private static final String MYSQL = "MySQL";

  private static final List<String> TRIED =
      List.of("MySQL 8.0", "MySQL 8.4", "MariaDB 10.11", "MariaDB 11.4", "MariaDB 11.8");

  private static final Pattern NUMBERS = Pattern.compile("(\\d{1,4})\\.(\\d{1,4}).*");

  /** That of a server. */
  public static EngineSupport of(DatabaseStatus status) {
    return new EngineSupport(status.engine(), status.version());
  }

  /** Why the suite does not use it, and what to do; empty: it does. */
  public Optional<String> refusal() {
    int[] oldest = engine.equals(MYSQL) ? new int[] {8, 0} : new int[] {10, 11};
    boolean isTooOld = number(1) < oldest[0] || number(1) == oldest[0] && number(2) < oldest[1];
    return isTooOld
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "%s %s is too old for the site: use %s %d.%d or newer, or leave out --jdbc-url",
                engine,
                version,
                engine,
                oldest[0],
                oldest[1]))
        : Optional.empty();
  }

  /** That nobody tried it; empty: its series was tried. */
  public Optional<String> warning() {
    String series = engine + " " + number(1) + "." + number(2);
    return TRIED.contains(series)
        ? Optional.empty()
        : Optional.of(
            engine
                + " "
                + version
                + " was not tried; tried are "
                + String.join(", ", TRIED)
                + ". If the site does not start, use one of these");
  }

  private int number(int which) {
    Matcher numbers = NUMBERS.matcher(version);
    return numbers.matches() ? Integer.parseInt(numbers.group(which)) : 0;
  }
}
