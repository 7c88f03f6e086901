package org.rubisee.bench.results;

import java.util.Map;
import org.rubisee.bench.results.tier.Ordered;

/**
 * What is compared: an implementation and what was turned about it.
 *
 * @param name unique within its run; that of the implementation when nothing was turned
 * @param title how it is called in words, for example {@code Session façade, by reference}
 * @param implementation its module's name, for example {@code session-facade}
 * @param knobs the knobs that were set, by their names; the others stand as they are
 * @param appearance how plots draw its implementation
 */
public record Configuration(
    String name,
    String title,
    String implementation,
    Map<String, String> knobs,
    Appearance appearance) {

  /** Copies the map. Files of earlier versions say nothing of the appearance. */
  public Configuration {
    knobs = Ordered.copyOf(knobs);
    appearance = appearance == null ? Appearance.UNSAID : appearance;
  }

  /** An implementation as it is. */
  public static Configuration plain(String implementation, String title) {
    return new Configuration(implementation, title, implementation, Map.of(), Appearance.UNSAID);
  }
}
