package org.rubisee.bench.ledger;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/** Ledgers side by side: a table per kind of count, a line per interaction. */
public final class LedgerTable {

  private static final String ABSENT = "";

  private LedgerTable() {}

  private record Kind(String title, ToLongFunction<LedgerRow> value) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("Remote calls, web tier to application tier", count(Column.REMOTE_CALLS)),
          new Kind("Calls between beans", count(Column.BEAN_CALLS)),
          new Kind("SQL statements", LedgerRow::sqlStatements),
          new Kind(
              "Statements that begin, end or set up transactions",
              row -> sum(row, Column.BEGIN, Column.COMMIT, Column.ROLLBACK, Column.SET)),
          new Kind("Rows sent by the database", count(Column.ROWS_SENT)),
          new Kind("Rows changed", count(Column.ROWS_CHANGED)),
          new Kind(
              "Bytes between client and web tier",
              row -> sum(row, Column.CLIENT_TO_WEB, Column.WEB_TO_CLIENT)),
          new Kind(
              "Bytes between web and application tier",
              row -> sum(row, Column.WEB_TO_APP, Column.APP_TO_WEB)),
          new Kind(
              "Bytes to and from the database", row -> sum(row, Column.TO_DB, Column.FROM_DB)));

  private static ToLongFunction<LedgerRow> count(Column column) {
    return row -> row.count(column);
  }

  private static long sum(LedgerRow row, Column... columns) {
    long sum = 0;
    for (Column column : columns) {
      sum += row.count(column);
    }
    return sum;
  }

  /** For a terminal. */
  public static String text(List<Ledger> ledgers) {
    StringBuilder text = new StringBuilder();
    for (Kind kind : KINDS) {
      text.append('\n').append(kind.title).append('\n');
      List<List<String>> lines = lines(kind, ledgers);
      int[] widths = widths(lines);
      for (List<String> line : lines) {
        text.append("  ");
        for (int i = 0; i < line.size(); i++) {
          text.append(("%" + (i == 0 ? "-" : "") + widths[i] + "s  ").formatted(line.get(i)));
        }
        text.setLength(text.length() - 2);
        text.append('\n');
      }
    }
    return text.toString();
  }

  /** For {@code docs/ledger.md}. */
  public static String markdown(List<Ledger> ledgers) {
    StringBuilder text = new StringBuilder();
    for (Kind kind : KINDS) {
      text.append("\n## ").append(kind.title).append("\n\n");
      List<List<String>> lines = lines(kind, ledgers);
      appendRow(text, lines.get(0));
      text.append("|---|").append("--:|".repeat(lines.get(0).size() - 1)).append('\n');
      lines.stream().skip(1).forEach(line -> appendRow(text, line));
    }
    return text.toString();
  }

  private static void appendRow(StringBuilder text, List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private static List<List<String>> lines(Kind kind, List<Ledger> ledgers) {
    List<List<String>> lines = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("interaction"));
    ledgers.forEach(ledger -> head.add(ledger.implementation()));
    lines.add(head);
    for (String name : names(ledgers)) {
      List<String> line = new ArrayList<>(List.of(name));
      for (Ledger ledger : ledgers) {
        line.add(
            ledger.row(name).map(row -> Long.toString(kind.value.applyAsLong(row))).orElse(ABSENT));
      }
      lines.add(line);
    }
    return lines;
  }

  private static Set<String> names(List<Ledger> ledgers) {
    Set<String> names = new LinkedHashSet<>();
    ledgers.forEach(ledger -> ledger.rows().forEach(row -> names.add(row.name())));
    return names;
  }

  private static int[] widths(List<List<String>> lines) {
    int[] widths = new int[lines.get(0).size()];
    for (List<String> line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.get(i).length());
      }
    }
    return widths;
  }
}
