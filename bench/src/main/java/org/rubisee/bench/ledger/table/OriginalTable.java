package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.rubisee.bench.ledger.table.Originals.Statements;

/** The statements of the ledgers beside those of RUBiS 1.4.3. */
public final class OriginalTable {

  private static final String INTRODUCTION =
      """

      ## Beside RUBiS 1.4.3

      Each cell shows RUBiS 1.4.3 / RUBiS EE. The original's statements were counted in its program. For
      the entity beans they are the least: every finder, and every row loaded and stored once per page;
      its containers sent more. A dash means *not counted*: the number depended on the application
      server. That holds for SET wherever beans have a transaction, and for COMMIT where façades call
      beans of the attribute Required without a transaction of their own.
      [deviations.md](deviations.md#in-what-the-calls-do) explains why numbers differ, and
      [entity-container.md](entity-container.md#transactions-of-reads) what the COMMITs of reads cost.
      """;

  private static final List<Kind> KINDS =
      List.of(
          new Kind("SQL statements", Statements.SQL),
          new Kind("COMMIT", Statements.COMMIT),
          new Kind("SET", Statements.SET));

  private OriginalTable() {}

  private record Kind(String title, Statements statements) {
    long here(LedgerRow row) {
      return switch (statements) {
        case SQL -> row.sqlStatements();
        case COMMIT -> row.count(Column.COMMIT);
        case SET -> row.count(Column.SET);
      };
    }
  }

  /**
   * For a terminal.
   *
   * @return empty when no ledger is of an implementation that the original has
   */
  public static String text(List<Ledger> ledgers, Originals originals) {
    StringBuilder text = new StringBuilder();
    for (Kind kind : KINDS) {
      List<List<String>> lines = lines(kind, ledgers, originals);
      if (lines.size() > 1) {
        LedgerTable.appendText(text, kind.title + ", RUBiS 1.4.3 / here", lines);
      }
    }
    return text.toString();
  }

  /** For {@code docs/ledger.md}. */
  public static String markdown(List<Ledger> ledgers, Originals originals) {
    StringBuilder text = new StringBuilder(INTRODUCTION);
    for (Kind kind : KINDS) {
      text.append("\n### ").append(kind.title).append(": RUBiS 1.4.3 / RUBiS EE\n\n");
      LedgerTable.appendTable(text, lines(kind, ledgers, originals));
    }
    return text.toString();
  }

  /** A head and a line for each interaction that uses the database. */
  private static List<List<String>> lines(Kind kind, List<Ledger> ledgers, Originals originals) {
    List<Ledger> compared =
        LedgerTable.delivered(ledgers).stream()
            .filter(ledger -> originals.version(ledger.implementation()).isPresent())
            .toList();
    List<List<String>> lines = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("interaction"));
    compared.forEach(ledger -> head.add(ledger.name()));
    lines.add(head);
    for (String name : LedgerTable.names(compared)) {
      if (compared.stream().anyMatch(ledger -> usesDatabase(ledger, name))) {
        List<String> line = new ArrayList<>(List.of(name));
        compared.forEach(ledger -> line.add(cell(kind, ledger, name, originals)));
        lines.add(line);
      }
    }
    return lines;
  }

  private static boolean usesDatabase(Ledger ledger, String name) {
    return ledger.row(name).filter(row -> row.sqlStatements() > 0).isPresent();
  }

  private static String cell(Kind kind, Ledger ledger, String name, Originals originals) {
    return ledger
        .row(name)
        .map(
            row -> {
              OptionalLong original =
                  originals.statements(ledger.implementation(), row, kind.statements);
              return (original.isPresent() ? original.getAsLong() : "–") + " / " + kind.here(row);
            })
        .orElse("");
  }
}
