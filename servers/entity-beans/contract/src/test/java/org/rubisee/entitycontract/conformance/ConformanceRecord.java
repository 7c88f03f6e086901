package org.rubisee.entitycontract.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The results of a container, kept as {@code
 * servers/entity-beans/contract/conformance/CONTAINER.csv}.
 *
 * @param container its name
 * @param outcomes one for each rule and form
 */
record ConformanceRecord(String container, List<Outcome> outcomes) {
  private static final Path FOLDER =
      Path.of(
          System.getProperty("rubis.home"), "servers", "entity-beans", "contract", "conformance");
  private static final String HEADER = "rule,form,holds";
  private static final String SUFFIX = ".csv";

  /** The record of a container; without outcomes if there is none. */
  static ConformanceRecord read(String container) throws IOException {
    Path file = FOLDER.resolve(container + SUFFIX);
    if (!Files.exists(file)) {
      return new ConformanceRecord(container, List.of());
    }
    List<Outcome> outcomes = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      outcomes.add(
          new Outcome(cells[0], Rule.Form.valueOf(cells[1]), Boolean.parseBoolean(cells[2])));
    }
    return new ConformanceRecord(container, outcomes);
  }

  /** All records, by name of the container. */
  static List<ConformanceRecord> all() throws IOException {
    List<ConformanceRecord> records = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.sorted(Comparator.naturalOrder()).toList()) {
        String name = file.getFileName().toString();
        records.add(read(name.substring(0, name.length() - SUFFIX.length())));
      }
    }
    return records;
  }

  static void write(String container, List<Outcome> outcomes) throws IOException {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    outcomes.forEach(one -> lines.add(one.rule() + "," + one.form() + "," + one.holds()));
    Files.createDirectories(FOLDER);
    Files.write(FOLDER.resolve(container + SUFFIX), lines);
  }

  /** Whether a rule was kept; empty if it was not tried. */
  Optional<Boolean> holds(String rule, Rule.Form form) {
    return outcomes.stream()
        .filter(one -> one.rule().equals(rule) && one.form() == form)
        .map(Outcome::holds)
        .findFirst();
  }

  /** Whether the record says that a rule does not hold. */
  boolean isDeviation(Outcome outcome) {
    return holds(outcome.rule(), outcome.form()).equals(Optional.of(false));
  }
}
