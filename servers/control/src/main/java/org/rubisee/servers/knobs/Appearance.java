package org.rubisee.servers.knobs;

import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * How reports draw an implementation.
 *
 * @param colour of its lines and points on a light background, for example {@code #2a78d6}
 * @param colourOnDark the same on a dark background
 * @param shape of its points, one of {@link #SHAPES}
 */
public record Appearance(String colour, String colourOnDark, String shape) {

  /** The shapes of points. */
  public static final List<String> SHAPES =
      List.of(
          "circle", "square", "triangle", "diamond", "cross", "triangle-down", "star", "hexagon");

  private static final String COLOUR = "#[0-9a-f]{6}";

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if one cannot be drawn; the message says what can be
   */
  public Appearance {
    for (String one : List.of(colour, colourOnDark)) {
      if (!one.matches(COLOUR)) {
        throw new IllegalArgumentException(
            "a colour is written like #2a78d6 in small letters, not '" + one + "'");
      }
    }
    if (!SHAPES.contains(shape)) {
      throw new IllegalArgumentException(
          "There is no shape '" + shape + "', only " + String.join(", ", SHAPES));
    }
  }

  /** What properties say of it; empty if they say nothing. */
  static Optional<Appearance> read(Properties properties) {
    if (!properties.containsKey("colour") && !properties.containsKey("shape")) {
      return Optional.empty();
    }
    String colour = Implementation.required(properties, "colour");
    return Optional.of(
        new Appearance(
            colour,
            properties.getProperty("colour-on-dark", colour).strip(),
            Implementation.required(properties, "shape")));
  }
}
