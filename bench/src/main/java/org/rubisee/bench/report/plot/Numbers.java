package org.rubisee.bench.report.plot;

import java.util.OptionalDouble;
import org.rubisee.settings.Text;

/** Numbers as people read them: three significant digits, narrow spaces between thousands. */
public final class Numbers {
  /** Between thousands; no line breaks there. */
  static final String NARROW_SPACE = "\u202f";

  private Numbers() {}

  /** Three significant digits, or all digits of a whole number above that. */
  public static String of(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      return Double.isNaN(value) ? "–" : "∞";
    }
    double size = Math.abs(value);
    if (size >= 100) {
      return of(Math.round(value));
    }
    int digits = size >= 10 ? 1 : size >= 0.9995 ? 2 : size >= 0.1 ? 3 : digitsOfSmall(size);
    return size == 0 ? "0" : Text.of("%." + digits + "f", value);
  }

  private static int digitsOfSmall(double size) {
    return Math.max(3, Math.min(9, 1 + (int) Math.ceil(-Math.log10(size))));
  }

  /** A count. */
  public static String of(long count) {
    return Text.of("%,d", count).replace(",", NARROW_SPACE);
  }

  /** A time in milliseconds, in seconds when it is long. */
  public static String millis(double millis) {
    return millis >= 10_000 ? of(millis / 1000) + " s" : of(millis) + " ms";
  }

  /** A percentile of response times, which needs enough answers. */
  public static String millis(OptionalDouble millis) {
    return millis.isEmpty() ? "too few" : millis(millis.getAsDouble());
  }

  /** A share in percent. */
  public static String percent(double share) {
    return of(100 * share) + " %";
  }

  /** A tick of an axis: as short as it can be. */
  public static String tick(double value) {
    if (value != 0 && Math.abs(value) < 1) {
      return Text.of("%.3f", value).replaceAll("0+$", "");
    }
    return value == Math.rint(value) ? of((long) value) : "" + value;
  }

  /** A plain number for files. */
  public static String plain(double value) {
    return Text.of("%.4f", value).replaceAll("\\.?0+$", "");
  }
}
