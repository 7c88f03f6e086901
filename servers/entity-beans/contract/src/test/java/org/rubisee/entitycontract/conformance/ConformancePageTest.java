package org.rubisee.entitycontract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The table of docs/conformance.md is made from the records and the rules. {@code
 * -Drubis.write-conformance=true} writes it.
 */
class ConformancePageTest {
  private static final Path PAGE =
      Path.of(System.getProperty("rubis.home"), "docs", "conformance.md");
  private static final String BEGIN = "<!-- table: begin -->\n";
  private static final String END = "<!-- table: end -->\n";

  @Test
  void thePageShowsTheRecords() throws IOException {
    String page = Files.readString(PAGE);
    String expected =
        page.substring(0, page.indexOf(BEGIN) + BEGIN.length())
            + "\n"
            + table()
            + "\n"
            + page.substring(page.indexOf(END));
    if (Boolean.getBoolean("rubis.write-conformance")) {
      Files.writeString(PAGE, expected);
    }
    assertThat(Files.readString(PAGE))
        .as("docs/conformance.md; to write it: -Drubis.write-conformance=true")
        .isEqualTo(expected);
  }

  @Test
  void everyRecordHasEveryRuleOnce() throws IOException {
    Set<Outcome> wanted = new HashSet<>();
    for (Rule rule : EntityConformance.rules()) {
      for (Rule.Form form : rule.forms()) {
        assertThat(wanted.add(new Outcome(rule.name(), form, true))).as(rule.name()).isTrue();
      }
    }
    for (ConformanceRecord record : ConformanceRecord.all()) {
      assertThat(record.outcomes().stream().map(one -> new Outcome(one.rule(), one.form(), true)))
          .as(record.container())
          .containsExactlyInAnyOrderElementsOf(wanted);
    }
  }

  private static String table() throws IOException {
    List<ConformanceRecord> records = ConformanceRecord.all();
    StringBuilder table = new StringBuilder("| chapter | rule |");
    records.forEach(record -> table.append(" ").append(record.container()).append(" |"));
    table.append("\n|---|---|").append("---|".repeat(records.size())).append("\n");
    for (Rule rule : EntityConformance.rules()) {
      table.append("| ").append(rule.chapters()).append(" | ").append(rule.says()).append(" |");
      records.forEach(record -> table.append(" ").append(cell(rule, record)).append(" |"));
      table.append("\n");
    }
    table.append("| | rules that hold, of all |");
    records.forEach(record -> table.append(" ").append(sum(record)).append(" |"));
    return table.append("\n").toString();
  }

  private static String cell(Rule rule, ConformanceRecord record) {
    List<Rule.Form> broken =
        rule.forms().stream()
            .filter(form -> record.holds(rule.name(), form).equals(Optional.of(false)))
            .toList();
    if (broken.isEmpty()) {
      return "yes";
    }
    return broken.size() == Rule.Form.values().length ? "**no**" : "**" + broken.get(0) + ": no**";
  }

  private static String sum(ConformanceRecord record) {
    long held = record.outcomes().stream().filter(Outcome::holds).count();
    return held + " of " + record.outcomes().size();
  }
}
