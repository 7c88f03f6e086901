package org.rubisee.bench.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The agreed ledgers of {@code docs/ledger}, as they were when this program was built. */
public final class AgreedLedgers {
  private AgreedLedgers() {}

  /**
   * A ledger.
   *
   * @param implementation its name
   * @param variant how it ran
   * @return nothing if there is none
   * @throws LedgerFailedException if its columns are not today's
   */
  public static Optional<Ledger> of(String implementation, LedgerVariant variant) {
    String resource = "agreed/" + variant.nameOf(implementation) + ".csv";
    try (InputStream file = AgreedLedgers.class.getResourceAsStream(resource)) {
      if (file == null) {
        return Optional.empty();
      }
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return Optional.of(
          new Ledger(implementation, variant, LedgerCsv.rows(text.lines().toList(), resource)));
    } catch (IOException e) {
      throw new UncheckedIOException(resource + " cannot be read from the program", e);
    }
  }
}
