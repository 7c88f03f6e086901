package org.rubisee.bench.nightly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.bench.results.Machine;

/**
 * The last time that each part passed, as a document. The records behind it are committed beside
 * it, so that each part may have passed on another machine.
 *
 * @param home the root of the checkout
 * @param parts in their order
 */
public record NightlyTable(Path home, NightlyParts parts) {

  /** The document. */
  public static final String PAGE = "docs/nightly.md";

  private static final String RECORDS = "docs/nightly";
  private static final String ENDING = ".json";
  private static final double SECONDS_PER_MINUTE = 60;
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ISO_LOCAL_DATE.withZone(ZoneOffset.UTC);

  private static final String HEAD =
      """
      # Nightly results

      `mvn verify` runs on every change. Tests that take longer are parts of *nightly*, at most 60
      minutes each. This table has the last time that each part passed. A date and a commit belong to
      one part: the parts may have passed on different days. `./rubis nightly table` writes this file
      from the records in `docs/nightly/`; do not edit it.

      ```sh
      ./rubis nightly list      # the parts, and how they last ended here
      ./rubis nightly run       # all parts that have not passed at this commit yet
      ```

      [CONTRIBUTING.md](../CONTRIBUTING.md#add-something) explains how to add a part.

      """;

  /**
   * Takes over newer records of parts that passed, removes those of parts that there are no more,
   * and writes the document.
   *
   * @return the parts whose record is new
   */
  public List<String> update(RecordStore store) throws IOException {
    Files.createDirectories(folder());
    removeUnknown();
    List<String> renewed = new ArrayList<>();
    for (NightlyPart part : parts.all()) {
      Optional<PartRecord> passed = store.lastPassed(part.name());
      Optional<PartRecord> kept = committed(part);
      if (passed.isPresent()
          && kept.filter(old -> !old.started().isBefore(passed.get().started())).isEmpty()) {
        RecordStore.write(file(part.name()), passed.get());
        renewed.add(part.name());
      }
    }
    Files.writeString(home.resolve(PAGE), markdown());
    return renewed;
  }

  /** The document, from the committed records. */
  public String markdown() throws IOException {
    StringBuilder page = new StringBuilder(HEAD);
    StringBuilder details = new StringBuilder();
    page.append("| part | shows | passed on | at commit | minutes | machine |\n");
    page.append("|---|---|---|---|---|---|\n");
    for (NightlyPart part : parts.all()) {
      Optional<PartRecord> record = committed(part);
      page.append(row(part, record));
      record.ifPresent(passed -> details.append(details(passed)));
    }
    return page.append(details).toString();
  }

  private Path folder() {
    return home.resolve(RECORDS);
  }

  private Path file(String part) {
    return folder().resolve(part + ENDING);
  }

  private Optional<PartRecord> committed(NightlyPart part) throws IOException {
    Path file = file(part.name());
    return Files.exists(file) ? Optional.of(RecordStore.read(file)) : Optional.empty();
  }

  private void removeUnknown() throws IOException {
    List<Path> known = parts.all().stream().map(part -> file(part.name())).toList();
    try (Stream<Path> files = Files.list(folder())) {
      for (Path file : files.filter(file -> file.toString().endsWith(ENDING)).toList()) {
        if (!known.contains(file)) {
          Files.delete(file);
        }
      }
    }
  }

  private static String row(NightlyPart part, Optional<PartRecord> record) {
    return "| `%s` | %s | %s |\n"
        .formatted(
            part.name(),
            part.shows(),
            record
                .map(
                    passed ->
                        "%s | %s | %.1f | %s"
                            .formatted(
                                DATE.format(passed.started()),
                                passed.shortCommit(),
                                passed.seconds() / SECONDS_PER_MINUTE,
                                inWords(passed.machine())))
                .orElse("not yet | | |"));
  }

  private static String details(PartRecord passed) {
    StringBuilder text = new StringBuilder();
    if (!passed.metrics().isEmpty() || !passed.notes().isEmpty()) {
      text.append("\n## ").append(passed.part()).append('\n');
    }
    if (!passed.metrics().isEmpty()) {
      text.append("\n| metric | value |\n|---|---|\n");
      passed.metrics().forEach(metric -> text.append(row(metric)));
    }
    if (!passed.notes().isEmpty()) {
      text.append("\n| note |\n|---|\n");
      passed.notes().forEach(note -> text.append("| %s |\n".formatted(note.replace("|", "\\|"))));
    }
    return text.toString();
  }

  private static String row(Metric metric) {
    double value = metric.value();
    String number =
        value == Math.rint(value)
            ? "%.0f".formatted(value)
            : "%s".formatted(Double.toString(value));
    return "| %s | %s |\n".formatted(metric.name(), (number + " " + metric.unit()).strip());
  }

  private static String inWords(Machine machine) {
    return String.format(
        Locale.ROOT,
        "%d %s, %s, %.0f GB, %s",
        machine.cores(),
        machine.cores() == 1 ? "core" : "cores",
        machine.cpuModel(),
        machine.memoryBytes() / 1e9,
        machine.operatingSystem());
  }
}
