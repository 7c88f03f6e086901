package org.rubisee.bench.results;

/**
 * How plots draw an implementation, as its description says.
 *
 * @param colour on a light background, for example {@code #2a78d6}; empty when it says nothing
 * @param colourOnDark on a dark background
 * @param shape of points, for example {@code circle}
 */
public record Appearance(String colour, String colourOnDark, String shape) {

  /** Nothing was said: the report chooses. */
  public static final Appearance UNSAID = new Appearance("", "", "");

  /** Whether nothing was said. */
  public boolean isUnsaid() {
    return equals(UNSAID);
  }
}
