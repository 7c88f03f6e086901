package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.rubisee.application.Applications;
import org.rubisee.application.Scenarios;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.Text;

/**
 * The calls and statements of RUBiS 1.4.3 per interaction, and where sites deviate from its calls
 * on purpose. The application says both, see {@link Scenarios}; each difference has the heading of
 * {@code docs/deviations.md} that gives the reason.
 */
public final class Originals {

  private static final List<Column> COMPARED =
      List.of(Column.REMOTE_CALLS, Column.BEAN_CALLS, Column.TRANSACTION_OPERATIONS);

  private final Map<String, String> versions = new LinkedHashMap<>();
  private static final int FIRST_COUNT = 2;
  private static final String NOT_COUNTED = "-";

  /** What the original did in its database. */
  enum Statements {
    /** Statements that read or write rows. */
    SQL,
    COMMIT,
    /** SET autocommit. */
    SET
  }

  private final Map<Key, Formula> formulas = new LinkedHashMap<>();
  private final Map<StatementKey, Formula> statements = new LinkedHashMap<>();
  private final Map<Key, Deviation> deviations = new LinkedHashMap<>();

  private Originals() {}

  private record Key(String version, String interaction, Column column) {}

  private record StatementKey(String version, String interaction, Statements kind) {}

  /**
   * A difference that is meant.
   *
   * @param calls how many there are here
   * @param reason a heading of {@code docs/deviations.md}
   */
  private record Deviation(Formula calls, String reason) {}

  /**
   * What the resources say.
   *
   * @param implementations each says which version of the original it repeats, if any
   */
  public static Originals of(Collection<Implementation> implementations) {
    Originals originals = new Originals();
    for (Implementation implementation : implementations) {
      implementation
          .original()
          .ifPresent(version -> originals.versions.put(implementation.name(), version));
    }
    implementations.stream()
        .filter(implementation -> implementation.original().isPresent())
        .map(Implementation::application)
        .distinct()
        .map(application -> Applications.named(application).scenarios())
        .forEach(originals::read);
    return originals;
  }

  private void read(Scenarios scenarios) {
    for (List<String> cells : cells(scenarios.originals())) {
      for (int i = 0; i < COMPARED.size(); i++) {
        formulas.put(
            new Key(cells.get(0), cells.get(1), COMPARED.get(i)),
            new Formula(cells.get(FIRST_COUNT + i)));
      }
      for (Statements kind : Statements.values()) {
        String text = cells.get(FIRST_COUNT + COMPARED.size() + kind.ordinal());
        if (!text.equals(NOT_COUNTED)) {
          statements.put(new StatementKey(cells.get(0), cells.get(1), kind), new Formula(text));
        }
      }
    }
    for (List<String> cells : cells(scenarios.deviations())) {
      deviations.put(
          new Key(cells.get(0), cells.get(1), Column.ofLabel(cells.get(2))),
          new Deviation(new Formula(cells.get(3)), cells.get(4)));
    }
  }

  /** The version of the original that an implementation repeats; empty when there is none. */
  public Optional<String> version(String implementation) {
    return Optional.ofNullable(versions.get(implementation));
  }

  /**
   * What the original did in its database.
   *
   * @return empty if it was not counted, or if the original has no such version
   */
  OptionalLong statements(String implementation, LedgerRow row, Statements kind) {
    Formula formula =
        version(implementation)
            .map(version -> statements.get(new StatementKey(version, row.name(), kind)))
            .orElse(null);
    return formula == null ? OptionalLong.empty() : OptionalLong.of(formula.value(row.sizes()));
  }

  /** All reasons of deviations. */
  List<String> reasons() {
    return deviations.values().stream().map(Deviation::reason).distinct().toList();
  }

  /**
   * Where a ledger has other calls than the original and no deviation says why, and where a
   * deviation says so that there is none.
   *
   * @return a line for each; empty for an implementation that the original does not have, and in
   *     OpenEJB, whose transactions are other ones
   */
  public List<String> unexplained(Ledger ledger) {
    if (ledger.variant().equals(LedgerVariant.OPENEJB)) {
      return List.of();
    }
    return version(ledger.implementation())
        .map(version -> unexplained(version, ledger))
        .orElse(List.of());
  }

  private List<String> unexplained(String version, Ledger ledger) {
    List<String> differences = new ArrayList<>();
    for (LedgerRow row : ledger.rows()) {
      for (Column column : COMPARED) {
        expected(new Key(version, row.name(), column))
            .filter(formula -> formula.value(row.sizes()) != row.count(column))
            .ifPresent(formula -> differences.add(difference(ledger, row, column, formula)));
      }
    }
    return differences;
  }

  private static String difference(Ledger ledger, LedgerRow row, Column column, Formula formula) {
    return Text.of(
        "%s, %s: %s: %d, but %d are expected (%s %s)",
        ledger.name(),
        row.name(),
        column.label(),
        row.count(column),
        formula.value(row.sizes()),
        formula.text(),
        row.sizes());
  }

  private Optional<Formula> expected(Key key) {
    return Optional.ofNullable(deviations.get(key))
        .map(Deviation::calls)
        .or(() -> Optional.ofNullable(formulas.get(key)));
  }

  /** Cells are separated by semicolons, since names of cases hold commas. */
  private static List<List<String>> cells(List<String> lines) {
    return lines.stream().map(line -> List.of(line.split(";"))).toList();
  }
}
