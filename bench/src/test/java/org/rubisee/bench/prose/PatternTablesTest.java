package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.LedgerCsv;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.table.LedgerVariant;

/**
 * Compares with the ledgers what the pages of the patterns say in formulas, like {@code 3 + 2B}, or
 * in words, like {@code 3, and COMMIT}.
 */
class PatternTablesTest {

  /** Takes a call more than the table says; the text below it says so. */
  private static final String OLD_ITEM = "(old item)";

  private static final Pattern INTERACTION = Pattern.compile("…?[A-Z]\\w+");
  private static final Pattern SUM = Pattern.compile("\\w+( \\+ \\w+)*");
  private static final Pattern TERM = Pattern.compile("(\\d*)([A-Z]?)");
  private static final Pattern LETTER = Pattern.compile("\\b\\d*([A-Z])\\b");
  private static final Pattern STATEMENTS = Pattern.compile("(\\d+)(, and COMMIT)?");

  @ParameterizedTest
  @CsvSource({"entity-cmp, 25", "session-facade, 30"})
  void callsAreThoseOfTheLedger(String implementation, int atLeast) throws IOException {
    List<String> compared = new ArrayList<>();
    for (List<String> line : table(implementation, "| interaction | web → app |")) {
      Set<String> letters = letters(line.get(1) + " " + line.get(2));
      List<String> interactions = interactions(line.get(0));
      for (int i = 0; i < interactions.size(); i++) {
        for (LedgerRow row : rows(implementation, interactions.get(i))) {
          if (row.sizes().keySet().equals(letters) && !row.name().endsWith(OLD_ITEM)) {
            compare(compared, row, part(line.get(1), i), count(Column.REMOTE_CALLS));
            compare(compared, row, part(line.get(2), i), count(Column.BEAN_CALLS));
          }
        }
      }
    }
    assertThat(compared).hasSizeGreaterThanOrEqualTo(atLeast);
  }

  @ParameterizedTest
  @ValueSource(strings = {"entity-cmp", "session-facade"})
  void anOldItemTakesOneCallMore(String implementation) throws IOException {
    assertThat(calls(implementation, "ViewItem" + OLD_ITEM))
        .isEqualTo(calls(implementation, "ViewItem(no bids)") + 1);
    assertThat(Files.readString(MarkdownDocument.HOME.resolve(implementation + "/README.md")))
        .contains("one call more");
  }

  private static long calls(String implementation, String name) throws IOException {
    LedgerRow row = rows(implementation, name).get(0);
    return row.count(Column.REMOTE_CALLS) + row.count(Column.BEAN_CALLS);
  }

  @Test
  void statementsOfJpaAreThoseOfTheLedger() throws IOException {
    List<List<String>> table = table("jpa", "| interaction | statements here |");

    assertThat(table).hasSizeGreaterThanOrEqualTo(10);
    for (List<String> line : table) {
      assertStatements(line.get(0), line.get(1), "jpa");
      assertStatements(line.get(0), line.get(2), "session-beans");
    }
  }

  private static void assertStatements(String interaction, String text, String implementation)
      throws IOException {
    String name = interaction.replace(" without bids", "(no bids)");
    List<LedgerRow> rows = rows(implementation, name);
    assertThat(rows).as(name).isNotEmpty();
    for (LedgerRow row : rows) {
      assertThat(row.sqlStatements() + (row.count(Column.COMMIT) > 0 ? ", and COMMIT" : ""))
          .as(implementation + ", " + row.name())
          .isEqualTo(text)
          .matches(STATEMENTS);
    }
  }

  /** Compares a cell that is a sum; others are sentences. */
  private static void compare(
      List<String> compared, LedgerRow row, String cell, ToLongFunction<LedgerRow> count) {
    if (SUM.matcher(cell).matches()
        && Stream.of(cell.split(" \\+ ")).allMatch(term -> TERM.matcher(term).matches())) {
      assertThat(value(cell, row.sizes()))
          .as(row.name() + ": " + cell)
          .isEqualTo(count.applyAsLong(row));
      compared.add(row.name());
    }
  }

  private static long value(String sum, Map<String, Integer> sizes) {
    return Stream.of(sum.split(" \\+ "))
        .mapToLong(
            term -> {
              MatchResult found = TERM.matcher(term).results().findFirst().orElseThrow();
              long factor = found.group(1).isEmpty() ? 1 : Long.parseLong(found.group(1));
              return found.group(2).isEmpty() ? factor : factor * sizes.get(found.group(2));
            })
        .sum();
  }

  private static ToLongFunction<LedgerRow> count(Column column) {
    return row -> row.count(column);
  }

  private static Set<String> letters(String cells) {
    return LETTER.matcher(cells).results().map(found -> found.group(1)).collect(Collectors.toSet());
  }

  /** Of cells that list a value per interaction, that of one; else the cell. */
  private static String part(String cell, int index) {
    List<String> parts = List.of(cell.split(", "));
    return parts.size() > index ? parts.get(index) : parts.get(0);
  }

  /** Names, of which a later one may begin with an ellipsis in place of the one before it. */
  private static List<String> interactions(String cell) {
    List<String> names = new ArrayList<>();
    for (String part : cell.split(", ")) {
      if (INTERACTION.matcher(part).matches()) {
        names.add(part.startsWith("…") ? names.get(names.size() - 1) + part.substring(1) : part);
      }
    }
    return names;
  }

  /** The rows of a ledger for an interaction, in all its cases; for a case, that one. */
  private static List<LedgerRow> rows(String implementation, String interaction)
      throws IOException {
    Path ledger =
        MarkdownDocument.HOME.resolve(
            String.format(Locale.ROOT, "%s/ledger/%s.csv", implementation, implementation));
    return LedgerCsv.read(implementation, LedgerVariant.C, ledger).rows().stream()
        .filter(row -> row.name().equals(interaction) || row.name().startsWith(interaction + "("))
        .toList();
  }

  /** The cells of the table that begins like that, without its head. */
  private static List<List<String>> table(String implementation, String head) throws IOException {
    List<String> lines =
        Files.readAllLines(MarkdownDocument.HOME.resolve(implementation + "/README.md"));
    int first =
        IntStream.range(0, lines.size())
            .filter(i -> lines.get(i).startsWith(head))
            .findFirst()
            .orElseThrow(() -> new AssertionError("No table begins with " + head));
    return lines.stream()
        .skip(first + 2L)
        .takeWhile(line -> line.startsWith("|"))
        .map(line -> Stream.of(line.substring(1).split("\\|")).map(String::strip).toList())
        .toList();
  }
}
