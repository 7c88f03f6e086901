package org.rubisee.bench.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;

/**
 * A table of a document that shows counts of the ledger. The comment {@code <!-- ledger:
 * ViewItem(no bids) -->} before it names the interaction. Each row begins with a link to a ledger;
 * the headings of the other columns are those of the ledger.
 *
 * @param interaction a row's name in the ledger
 * @param headings those of the counts
 * @param rows the shown counts by ledger
 */
record CountTable(String interaction, List<String> headings, List<Row> rows) {

  private static final Pattern TABLE =
      Pattern.compile("(?m)^<!--\\s*ledger:\\s*(.+?)\\s*-->\\R((?:^\\|.*\\R?)+)");
  private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(([^)]+)\\)");

  /**
   * A row.
   *
   * @param ledger the target of its link
   * @param counts as written
   */
  record Row(String ledger, List<String> counts) {}

  /** The tables of a document that show counts. */
  static List<CountTable> in(String markdown) {
    return TABLE
        .matcher(markdown)
        .results()
        .map(table -> of(table.group(1), table.group(2).lines().map(CountTable::cells).toList()))
        .toList();
  }

  private static CountTable of(String interaction, List<List<String>> lines) {
    List<String> headings = lines.get(0);
    return new CountTable(
        interaction,
        headings.subList(1, headings.size()),
        lines.stream()
            .skip(2)
            .map(cells -> new Row(target(cells.get(0)), cells.subList(1, cells.size())))
            .toList());
  }

  private static List<String> cells(String line) {
    return Stream.of(line.strip().replaceFirst("^\\|", "").split("\\|"))
        .map(String::strip)
        .toList();
  }

  private static String target(String cell) {
    Matcher link = LINK.matcher(cell);
    return link.find() ? link.group(1) : cell;
  }

  /** What a row shows that differs from the ledger, as {@code select 3, not 2}. */
  List<String> differences(Row row, Ledger ledger) {
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < headings.size(); i++) {
      String counted = count(ledger, headings.get(i));
      if (!counted.equals(row.counts().get(i))) {
        differences.add(headings.get(i) + " " + counted + ", not " + row.counts().get(i));
      }
    }
    return differences;
  }

  private String count(Ledger ledger, String heading) {
    Optional<Column> column =
        Stream.of(Column.values()).filter(each -> each.label().equals(heading)).findFirst();
    return ledger
        .row(interaction)
        .flatMap(found -> column.map(found::count))
        .map(String::valueOf)
        .orElse("is not in the ledger");
  }
}
