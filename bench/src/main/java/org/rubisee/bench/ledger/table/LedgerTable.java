package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.rubisee.settings.Text;

/** Ledgers side by side: a table per kind of count, a line per interaction. */
public final class LedgerTable {

  private LedgerTable() {}

  private record Kind(String title, ToLongFunction<LedgerRow> value) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("Remote calls, web tier to application tier", count(Column.REMOTE_CALLS)),
          new Kind("Calls between beans", count(Column.BEAN_CALLS)),
          new Kind("SQL statements", LedgerRow::sqlStatements),
          new Kind("SELECT ... FOR UPDATE", count(Column.FOR_UPDATE)),
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

  /** What commit option A changes. */
  private static final List<Kind> STATE_KINDS =
      List.of(
          new Kind("SQL statements", LedgerRow::sqlStatements),
          new Kind("Rows sent by the database", count(Column.ROWS_SENT)));

  private static final List<LedgerVariant> STATES =
      List.of(LedgerVariant.C, LedgerVariant.A_COLD, LedgerVariant.A_WARM);

  private static final String SIDE_BY_SIDE = "C / A cold / A warm";

  private static final String KEPT =
      """

      ## Entity beans that are kept

      With commit option A the container keeps entities between transactions. The counts of an interaction
      then depend on what was loaded before. *A cold*: nothing was loaded, because the caches were cleared
      before the interaction. *A warm*: everything was loaded, as after a long time under load with
      sufficiently large caches. Finders query the database in any case.

      Calls and changed rows are those of option C. A transaction without a query also has no statements
      that begin or end it. Each cell shows C / A cold / A warm. Compare session-beans, the minimum of
      SQL, with A cold: both load what they need, and nothing twice.
      """;

  /** What another container changes. */
  private static final List<Kind> CONTAINER_KINDS =
      List.of(
          new Kind("Remote calls", count(Column.REMOTE_CALLS)),
          new Kind("Calls between beans", count(Column.BEAN_CALLS)),
          new Kind("Transaction operations of the web tier", count(Column.TRANSACTION_OPERATIONS)),
          new Kind("SQL statements", LedgerRow::sqlStatements),
          new Kind("SELECT ... FOR UPDATE", count(Column.FOR_UPDATE)),
          new Kind("Rows sent by the database", count(Column.ROWS_SENT)),
          new Kind(
              "Bytes between web and application tier",
              row -> sum(row, Column.WEB_TO_APP, Column.APP_TO_WEB)));

  private static final List<LedgerVariant> CONTAINERS =
      List.of(LedgerVariant.C, LedgerVariant.OPENEJB);

  private static final String BOTH_CONTAINERS = "WildFly / OpenEJB";

  private static final String IN_OPENEJB =
      """

      ## Entity beans in OpenEJB

      The same archives in another container: see [containers](containers.md). Each cell shows
      WildFly with commit option C / OpenEJB. Transactions that the web tier begins do not reach
      OpenEJB, so the use cases [begin none there](containers.md#transactions).
      """;

  /** For a terminal: ledgers of which several are agreed ones of an implementation side by side. */
  public static String text(List<Ledger> ledgers) {
    StringBuilder text = new StringBuilder();
    if (hasAllStates(ledgers)) {
      KINDS.forEach(kind -> appendText(text, kind.title, lines(kind, notSideBySide(ledgers))));
      STATE_KINDS.forEach(
          kind ->
              appendText(text, kind.title + ", " + SIDE_BY_SIDE, variants(kind, ledgers, STATES)));
      List<Ledger> both = inBothContainers(ledgers);
      if (!both.isEmpty()) {
        CONTAINER_KINDS.forEach(
            kind ->
                appendText(
                    text, kind.title + ", " + BOTH_CONTAINERS, variants(kind, both, CONTAINERS)));
      }
    } else {
      KINDS.forEach(kind -> appendText(text, kind.title, lines(kind, ledgers)));
    }
    return text.toString();
  }

  static void appendText(StringBuilder text, String title, List<List<String>> lines) {
    text.append('\n').append(title).append('\n');
    int[] widths = widths(lines);
    for (List<String> line : lines) {
      text.append("  ");
      for (int i = 0; i < line.size(); i++) {
        text.append(Text.of("%" + (i == 0 ? "-" : "") + widths[i] + "s  ", line.get(i)));
      }
      text.setLength(text.length() - 2);
      text.append('\n');
    }
  }

  /** For {@code docs/ledger.md}. */
  public static String markdown(List<Ledger> ledgers) {
    StringBuilder text = new StringBuilder();
    for (Kind kind : KINDS) {
      text.append("\n## ").append(kind.title).append("\n\n");
      appendTable(text, lines(kind, delivered(ledgers)));
    }
    if (hasAllStates(ledgers)) {
      text.append(KEPT);
      for (Kind kind : STATE_KINDS) {
        text.append("\n### ").append(kind.title).append(": ").append(SIDE_BY_SIDE).append("\n\n");
        appendTable(text, variants(kind, ledgers, STATES));
      }
    }
    List<Ledger> both = inBothContainers(ledgers);
    if (!both.isEmpty()) {
      text.append(IN_OPENEJB);
      for (Kind kind : CONTAINER_KINDS) {
        text.append("\n### ").append(kind.title).append(": ").append(BOTH_CONTAINERS);
        text.append("\n\n");
        appendTable(text, variants(kind, both, CONTAINERS));
      }
      appendTransactions(text, both);
      appendLocks(text, both);
    }
    return text.toString();
  }

  /**
   * A chapter of {@code docs/ledger.md}: the counts of another application, without bytes.
   *
   * @param title its heading
   * @param words what stands below it
   */
  public static String chapter(String title, String words, List<Ledger> ledgers) {
    StringBuilder text = new StringBuilder("\n## " + title + "\n" + words);
    for (Kind kind : KINDS) {
      List<List<String>> lines = lines(kind, delivered(ledgers));
      if (!kind.title.startsWith("Bytes") && !isOfZeros(lines)) {
        text.append("\n### ").append(title).append(": ").append(kind.title).append("\n\n");
        appendTable(text, lines);
      }
    }
    if (hasAllStates(ledgers)) {
      Kind kind = STATE_KINDS.get(0);
      text.append("\n### ").append(title).append(": ").append(kind.title).append(", ");
      text.append(SIDE_BY_SIDE).append("\n\n");
      appendTable(text, variants(kind, ledgers, STATES));
    }
    return text + OwnKnobTable.tables(ledgers);
  }

  private static boolean isOfZeros(List<List<String>> lines) {
    return lines.stream().skip(1).allMatch(line -> line.stream().skip(1).allMatch("0"::equals));
  }

  private static void appendTransactions(StringBuilder text, List<Ledger> both) {
    List<String> differences = differences(both, AtomicityComparison::differences);
    text.append("\n### Not one transaction in OpenEJB\n\n");
    text.append("The web tier does the calls of these in one transaction in WildFly. ");
    text.append("In OpenEJB each call is one.\n\n");
    appendList(text, differences, "None: the web tier begins no transactions in WildFly either.");
  }

  private static void appendLocks(StringBuilder text, List<Ledger> both) {
    text.append("\n### Locks that differ\n\n");
    appendList(
        text,
        differences(both, LockComparison::differences),
        "None: each interaction locks as many rows in both containers.");
  }

  /** What differs between the ledgers of each implementation in WildFly and in OpenEJB. */
  private static List<String> differences(
      List<Ledger> both, BiFunction<Ledger, Ledger, List<String>> comparison) {
    return both.stream()
        .filter(ledger -> ledger.variant().equals(LedgerVariant.OPENEJB))
        .flatMap(
            openEjb ->
                delivered(both).stream()
                    .filter(one -> one.implementation().equals(openEjb.implementation()))
                    .flatMap(one -> comparison.apply(one, openEjb).stream()))
        .toList();
  }

  /** In lines of at most 100 columns; those after the first are indented as an item of a list. */
  private static String wrapped(String item) {
    return item.replaceAll("(.{1,98})(?:\\s+|$)", "$1\n  ").stripTrailing();
  }

  private static void appendList(StringBuilder text, List<String> lines, String none) {
    if (lines.isEmpty()) {
      text.append(none).append('\n');
    }
    lines.forEach(line -> text.append(wrapped("- " + line)).append('\n'));
  }

  static void appendTable(StringBuilder text, List<List<String>> lines) {
    appendRow(text, lines.get(0));
    text.append("|---|").append("--:|".repeat(lines.get(0).size() - 1)).append('\n');
    lines.stream().skip(1).forEach(line -> appendRow(text, line));
  }

  private static void appendRow(StringBuilder text, List<String> cells) {
    text.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  static List<Ledger> delivered(List<Ledger> ledgers) {
    return ledgers.stream().filter(ledger -> ledger.variant().equals(LedgerVariant.C)).toList();
  }

  /** Those as delivered, and those with a knob of a single implementation. */
  private static List<Ledger> notSideBySide(List<Ledger> ledgers) {
    return ledgers.stream()
        .filter(
            ledger ->
                ledger.variant().equals(LedgerVariant.C)
                    || !LedgerVariant.AGREED.contains(ledger.variant()))
        .toList();
  }

  private static boolean hasAllStates(List<Ledger> ledgers) {
    return ledgers.stream().map(Ledger::variant).collect(Collectors.toSet()).containsAll(STATES);
  }

  /** Of the implementations that have a ledger in OpenEJB. */
  private static List<Ledger> inBothContainers(List<Ledger> ledgers) {
    Set<String> implementations =
        ledgers.stream()
            .filter(ledger -> ledger.variant().equals(LedgerVariant.OPENEJB))
            .map(Ledger::implementation)
            .collect(Collectors.toSet());
    return ledgers.stream()
        .filter(ledger -> implementations.contains(ledger.implementation()))
        .toList();
  }

  private static List<List<String>> lines(Kind kind, List<Ledger> ledgers) {
    Map<String, List<Ledger>> columns = new LinkedHashMap<>();
    ledgers.forEach(ledger -> columns.put(ledger.name(), List.of(ledger)));
    return lines(kind, columns);
  }

  /** A column for each implementation, less the interactions that need no database. */
  private static List<List<String>> variants(
      Kind kind, List<Ledger> ledgers, List<LedgerVariant> variants) {
    Map<String, List<Ledger>> columns = new LinkedHashMap<>();
    ledgers.stream()
        .filter(ledger -> variants.contains(ledger.variant()))
        .forEach(
            ledger ->
                columns
                    .computeIfAbsent(ledger.implementation(), name -> new ArrayList<>())
                    .add(ledger));
    return lines(kind, columns).stream()
        .filter(line -> line.stream().skip(1).anyMatch(cell -> !cell.matches("[0 /]+")))
        .toList();
  }

  private static List<List<String>> lines(Kind kind, Map<String, List<Ledger>> columns) {
    List<List<String>> lines = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("interaction"));
    head.addAll(columns.keySet());
    lines.add(head);
    for (String name : names(columns.values().stream().flatMap(List::stream).toList())) {
      List<String> line = new ArrayList<>(List.of(name));
      columns.values().forEach(ledgers -> line.add(cell(kind, name, ledgers)));
      lines.add(line);
    }
    return lines;
  }

  private static String cell(Kind kind, String name, List<Ledger> ledgers) {
    return ledgers.stream()
        .flatMap(ledger -> ledger.row(name).stream())
        .map(row -> Long.toString(kind.value.applyAsLong(row)))
        .collect(Collectors.joining(" / "));
  }

  static Set<String> names(List<Ledger> ledgers) {
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
