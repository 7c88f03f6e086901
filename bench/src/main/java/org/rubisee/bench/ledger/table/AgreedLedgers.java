package org.rubisee.bench.ledger.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The agreed ledgers of a checkout. Each implementation keeps its own, in folder {@value #FOLDER}
 * of its module.
 *
 * @param home root of the checkout
 */
public record AgreedLedgers(Path home) {

  /** The folder of an implementation that holds its ledgers. */
  public static final String FOLDER = "ledger";

  /**
   * A ledger.
   *
   * @param implementation its name
   * @param variant how it ran
   * @return nothing if there is none
   * @throws LedgerFailedException if its columns are not today's
   */
  public Optional<Ledger> of(String implementation, LedgerVariant variant) {
    return Optional.of(file(implementation, variant))
        .filter(Files::isRegularFile)
        .map(file -> LedgerCsv.read(implementation, variant, file));
  }

  /** The file of a ledger, which may not exist. */
  public Path file(String implementation, LedgerVariant variant) {
    return folder(implementation).resolve(variant.nameOf(implementation) + ".csv");
  }

  /** The folder in which an implementation keeps them. */
  Path folder(String implementation) {
    return home.resolve(implementation).resolve(FOLDER);
  }
}
