package org.rubisee.jdbc;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * What makes writes on the same rows come one after the other: the knob {@code rubis.locking}
 * (Middleware 2003, sections 4.2 and 4.6).
 */
public enum Locking {
  /** The database's row locks. */
  DATABASE(RowLocks.BY_DATABASE),
  /** {@code LOCK TABLES}, as in the paper's configurations without "sync". */
  TABLE(RowLocks.BY_CALLER),
  /** Java locks in the one web server: the paper's "sync". */
  SERVLET(RowLocks.BY_CALLER);

  /** The setting that chooses. */
  public static final String SETTING = "rubis.locking";

  private final RowLocks rowLocks;

  Locking(RowLocks rowLocks) {
    this.rowLocks = rowLocks;
  }

  /** Whether statements have to lock rows. */
  public RowLocks rowLocks() {
    return rowLocks;
  }

  /** How the setting says it. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The one that is set; {@link #DATABASE} if none is.
   *
   * @param offered those that the site has
   * @throws IllegalArgumentException if the setting is none of these; the message names them
   */
  public static Locking of(Properties properties, Locking... offered) {
    String setting = properties.getProperty(SETTING, DATABASE.label());
    List<Locking> all = Arrays.asList(offered);
    return all.stream()
        .filter(known -> known.label().equals(setting))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    SETTING
                        + " is "
                        + all.stream().map(Locking::label).collect(Collectors.joining(" or "))
                        + ", not '"
                        + setting
                        + "'"));
  }
}
