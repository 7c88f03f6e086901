package org.rubisee.bench.ledger.table;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;

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

  /**
   * The ledger that describes a site that has run under load with these knobs.
   *
   * @param implementation its name
   * @param knobs values by name
   * @return nothing if there is none, as when a knob changes counts in another way
   */
  public Optional<Ledger> afterLoad(String implementation, Map<String, String> knobs) {
    Map<String, String> counted = new TreeMap<>(knobs);
    KnobCatalogue.of(Implementation.ofAllApplications(home)).knobs().stream()
        .filter(knob -> !knob.changesCounts())
        .forEach(knob -> counted.remove(knob.label()));
    return of(implementation, LedgerVariant.afterLoad(counted));
  }

  /** The file of a ledger, which may not exist. */
  public Path file(String implementation, LedgerVariant variant) {
    return folder(implementation).resolve(variant.nameOf(implementation) + ".csv");
  }

  /** The folder in which an implementation keeps them. */
  Path folder(String implementation) {
    return home.resolve(path(implementation)).resolve(FOLDER);
  }

  private String path(String implementation) {
    return Implementation.ofAllApplications(home).stream()
        .filter(known -> known.name().equals(implementation))
        .map(Implementation::path)
        .findFirst()
        .orElse(implementation);
  }
}
