package org.rubisee.bench.course;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.LedgerCsv;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.table.LedgerVariant;

/**
 * The exercise asks for numbers that stand in an agreed ledger. They are the same on every machine.
 *
 * @param interaction the row's name
 * @param ledger the file
 * @param names columns, as the file names them
 */
public record LedgerCheck(String interaction, Path ledger, List<String> names) implements Check {

  public LedgerCheck {
    names = List.copyOf(names);
  }

  /**
   * The right numbers, in the order of the names.
   *
   * @throws CommandFailedException if the ledger has no such row or column
   */
  public List<Long> counts() {
    LedgerRow row =
        LedgerCsv.read(ledger.getFileName().toString(), LedgerVariant.C, ledger)
            .row(interaction)
            .orElseThrow(() -> missing("row", interaction));
    return names.stream().map(name -> row.count(column(name))).toList();
  }

  private Column column(String name) {
    return Stream.of(Column.values())
        .filter(column -> column.label().equals(name))
        .findFirst()
        .orElseThrow(() -> missing("column", name));
  }

  private CommandFailedException missing(String what, String name) {
    return new CommandFailedException("The ledger " + ledger + " has no " + what + " " + name);
  }
}
