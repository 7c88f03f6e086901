package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Ledgers of implementations with a value of one of their own knobs, beside those with all
 * defaults: a table for each, with the interactions that differ.
 */
public final class OwnKnobTable {

  private OwnKnobTable() {}

  private record Kind(String title, ToLongFunction<LedgerRow> value) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("SQL statements", LedgerRow::sqlStatements),
          new Kind(
              "statements of transactions",
              row ->
                  row.count(Column.BEGIN)
                      + row.count(Column.COMMIT)
                      + row.count(Column.ROLLBACK)
                      + row.count(Column.SET)),
          new Kind("rows sent", row -> row.count(Column.ROWS_SENT)),
          new Kind("bytes to the database", row -> row.count(Column.TO_DB)),
          new Kind("bytes from the database", row -> row.count(Column.FROM_DB)));

  private static final String INTRODUCTION =
      """

      ## With a knob of the implementation

      These tables show the interactions whose counts differ if a knob of a single implementation is set.
      Each cell shows the count with the default, and the count with the knob.
      """;

  /**
   * For {@code docs/ledger.md}.
   *
   * @param ledgers all agreed ones
   * @return empty if none is of such a knob
   */
  public static String markdown(List<Ledger> ledgers) {
    String tables = tables(ledgers);
    return tables.isEmpty() ? "" : INTRODUCTION + tables;
  }

  /** The tables without words. */
  static String tables(List<Ledger> ledgers) {
    StringBuilder text = new StringBuilder();
    for (Ledger set : ledgers) {
      if (!LedgerVariant.AGREED.contains(set.variant())) {
        text.append("\n### ").append(set.name()).append("\n\n");
        LedgerTable.appendTable(text, lines(standard(ledgers, set), set));
      }
    }
    return text.toString();
  }

  private static Ledger standard(List<Ledger> ledgers, Ledger set) {
    return LedgerTable.delivered(ledgers).stream()
        .filter(ledger -> ledger.implementation().equals(set.implementation()))
        .findFirst()
        .orElseThrow(
            () ->
                new LedgerFailedException(
                    "There is an agreed ledger "
                        + set.name()
                        + ", but none of "
                        + set.implementation()
                        + " as it is delivered: agree with 'rubis ledger "
                        + set.implementation()
                        + " --agree'"));
  }

  private static List<List<String>> lines(Ledger standard, Ledger set) {
    List<List<String>> lines = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("interaction"));
    KINDS.forEach(kind -> head.add(kind.title));
    lines.add(head);
    for (LedgerRow row : set.rows()) {
      standard
          .row(row.name())
          .filter(other -> KINDS.stream().anyMatch(kind -> differ(kind, other, row)))
          .ifPresent(other -> lines.add(line(other, row)));
    }
    return lines;
  }

  private static boolean differ(Kind kind, LedgerRow standard, LedgerRow set) {
    return kind.value.applyAsLong(standard) != kind.value.applyAsLong(set);
  }

  private static List<String> line(LedgerRow standard, LedgerRow set) {
    List<String> line = new ArrayList<>(List.of(set.name()));
    for (Kind kind : KINDS) {
      line.add(kind.value.applyAsLong(standard) + " / " + kind.value.applyAsLong(set));
    }
    return line;
  }
}
