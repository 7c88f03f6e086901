package org.rubisee.bench.ledger.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.rubisee.settings.Text;

/** Says what changed between an agreed ledger and a counted one. */
public final class LedgerChanges {

  /** Headers tell times and ports, so bytes differ a little. */
  private static final double BYTE_SHARE = 0.02;

  /** Short messages, for example a sign of life on a connection, count more than a share. */
  private static final long FEW_BYTES = 32;

  private final String ledger;
  private final Set<Column> uncompared;
  private final List<String> changes = new ArrayList<>();

  private LedgerChanges(String ledger, Set<Column> uncompared) {
    this.ledger = ledger;
    this.uncompared = uncompared;
  }

  /**
   * What a database does not share with MySQL, on which the ledgers were agreed. Before the text of
   * each statement the driver sends MySQL its attributes, which MariaDB does not have: one or two
   * bytes.
   *
   * @param engine {@code MySQL} or {@code MariaDB}
   */
  public static Set<Column> uncomparedOn(String engine) {
    return engine.equals("MariaDB") ? Set.of(Column.TO_DB) : Set.of();
  }

  /**
   * What changed, a line for each number: ledger, interaction, column, both numbers.
   *
   * @param uncompared columns that are left out
   * @return empty when nothing did
   */
  public static List<String> between(Ledger agreed, Ledger counted, Set<Column> uncompared) {
    LedgerChanges check = new LedgerChanges(agreed.name(), uncompared);
    for (LedgerRow row : agreed.rows()) {
      Optional<LedgerRow> now = counted.row(row.name());
      now.ifPresentOrElse(
          found -> check.compare(row, found), () -> check.say(row, "is no longer counted"));
    }
    for (LedgerRow row : counted.rows()) {
      if (agreed.row(row.name()).isEmpty()) {
        check.say(row, "is not in the agreed ledger");
      }
    }
    return List.copyOf(check.changes);
  }

  private void compare(LedgerRow agreed, LedgerRow now) {
    for (Column column : Column.values()) {
      if (!uncompared.contains(column)
          && !isSame(column, agreed.count(column), now.count(column))) {
        say(
            agreed,
            Text.of("%s: %d, agreed %d", column.label(), now.count(column), agreed.count(column)));
      }
    }
    compareCalls(agreed, agreed.remoteCalls(), now.remoteCalls());
    compareCalls(agreed, agreed.beanCalls(), now.beanCalls());
    if (!agreed.sizes().equals(now.sizes())) {
      say(agreed, Text.of("the data differs: %s, agreed %s", now.sizes(), agreed.sizes()));
    }
  }

  private void compareCalls(LedgerRow row, Map<String, Integer> agreed, Map<String, Integer> now) {
    TreeSet<String> names = new TreeSet<>(agreed.keySet());
    names.addAll(now.keySet());
    for (String name : names) {
      int before = agreed.getOrDefault(name, 0);
      int after = now.getOrDefault(name, 0);
      if (before != after) {
        say(row, Text.of("calls of %s: %d, agreed %d", name, after, before));
      }
    }
  }

  private static boolean isSame(Column column, long agreed, long now) {
    long tolerance = column.isBytes() ? Math.max(FEW_BYTES, Math.round(agreed * BYTE_SHARE)) : 0;
    return Math.abs(agreed - now) <= tolerance;
  }

  private void say(LedgerRow row, String what) {
    changes.add(ledger + ", " + row.name() + ": " + what);
  }
}
