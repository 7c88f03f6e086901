package org.rubisee.bench.ledger.wire;

import java.util.Locale;
import java.util.regex.Pattern;
import org.rubisee.bench.ledger.table.Column;

/** Tells statements apart by their first word. */
final class StatementKind {

  private static final Pattern FOR_UPDATE =
      Pattern.compile("\\bFOR\\s+UPDATE\\b", Pattern.CASE_INSENSITIVE);

  private StatementKind() {}

  static Column of(String statement) {
    String text = oneLine(statement).toUpperCase(Locale.ROOT);
    String verb = text.split("[ (;]", 2)[0];
    return switch (verb) {
      case "SELECT", "WITH" -> Column.SELECT;
      case "INSERT", "REPLACE" -> Column.INSERT;
      case "UPDATE" -> Column.UPDATE;
      case "DELETE" -> Column.DELETE;
      case "BEGIN", "START" -> Column.BEGIN;
      case "COMMIT" -> Column.COMMIT;
      case "ROLLBACK" -> Column.ROLLBACK;
      case "SET" -> Column.SET;
      default -> Column.OTHER;
    };
  }

  /** Whether it reads rows and locks them. */
  static boolean locksRows(String statement) {
    return of(statement) == Column.SELECT && FOR_UPDATE.matcher(statement).find();
  }

  /** Without comments in front, and with single spaces. */
  static String oneLine(String statement) {
    return statement.replaceFirst("^\\s*(/\\*.*?\\*/\\s*)+", "").strip().replaceAll("\\s+", " ");
  }
}
