package org.rubisee.emulator.matrix;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rubisee.application.Mix;

/** Figures measured with the algorithm of RUBiS 1.4.3. */
final class OriginalFacts {

  private OriginalFacts() {}

  /** Share of each interaction among page requests, 12 million simulated steps. */
  static double[] stationaryShares(Mix mix) {
    String resource = "legacy-" + mix.name() + "-stationary.tsv";
    try (InputStream in = OriginalFacts.class.getResourceAsStream(resource)) {
      List<String> lines =
          new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList();
      double[] shares = new double[mix.application().interactions().size()];
      for (int state = 0; state < shares.length; state++) {
        shares[state] = Double.parseDouble(lines.get(state).split("\t")[2]);
      }
      return shares;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
