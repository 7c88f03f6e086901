package org.rubisee.bench.results;

import java.util.Map;
import org.rubisee.bench.results.tier.Ordered;

/**
 * Which build was measured.
 *
 * @param version of RUBiS EE
 * @param commit of the sources, with {@code -dirty} if files differed from it; empty if unknown
 * @param archives the SHA-256 of each archive that was deployed, in hexadecimal, by its path in the
 *     checkout
 */
public record Build(String version, String commit, Map<String, String> archives) {

  public Build {
    archives = Ordered.copyOf(archives);
  }
}
