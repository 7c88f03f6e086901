package org.rubisee.schema;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** How much data an application may have: its quantities, and its scales by name. */
public final class Sizes {

  /** The size of the papers. */
  public static final String PAPER = "paper";

  /** A twentieth of it, which loads in seconds. */
  public static final String SMALL = "small";

  /** Just enough to try every page and rule, for tests. */
  public static final String TINY = "tiny";

  private static final double SMALL_FACTOR = 0.05;
  private static final int LARGEST_FACTOR = 100;

  private final List<Quantity> quantities;
  private final Map<String, Scale> named = new LinkedHashMap<>();
  private final ToDoubleFunction<Scale> mebibytes;

  /**
   * @param quantities the numbers that make a scale
   * @param tiny the scale for tests
   * @param mebibytes the size of rows and indices of a scale, MiB
   */
  public Sizes(List<Quantity> quantities, Scale tiny, ToDoubleFunction<Scale> mebibytes) {
    this.quantities = List.copyOf(quantities);
    this.mebibytes = mebibytes;
    named.put(PAPER, of(1));
    named.put(SMALL, of(SMALL_FACTOR));
    named.put(TINY, required(tiny));
  }

  /** The names of scales. */
  public List<String> names() {
    return List.copyOf(named.keySet());
  }

  /**
   * The scale of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Scale named(String name) {
    if (!named.containsKey(name)) {
      throw new IllegalArgumentException(
          "The scales are " + String.join(", ", names()) + ", not '" + name + "'");
    }
    return named.get(name);
  }

  /**
   * A part or a multiple of the papers' size.
   *
   * @param factor 1 for the papers' size
   */
  public Scale of(double factor) {
    if (!(factor > 0 && factor <= LARGEST_FACTOR)) {
      throw new IllegalArgumentException(
          "The scale is a number above 0 and up to 100 (1: the papers' size), not " + factor);
    }
    Map<String, Integer> rows = new LinkedHashMap<>();
    quantities.forEach(quantity -> rows.put(quantity.name(), quantity.of(factor)));
    return new Scale(rows);
  }

  /** The size of rows and indices, MiB. */
  public double mebibytes(Scale scale) {
    return mebibytes.applyAsDouble(scale);
  }

  /**
   * A scale that can be generated.
   *
   * @throws IllegalArgumentException if its numbers are not those of the application, or out of
   *     range
   */
  Scale required(Scale scale) {
    quantities.forEach(quantity -> quantity.require(scale.of(quantity.name())));
    if (scale.rows().size() != quantities.size()) {
      throw new IllegalArgumentException("The data has other quantities than " + scale.rows());
    }
    return scale;
  }
}
