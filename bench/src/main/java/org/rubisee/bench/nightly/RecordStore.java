package org.rubisee.bench.nightly;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The records of a checkout: a folder per part, and in it a folder per execution with {@value
 * #RECORD} and {@value #LOG}.
 *
 * @param folder where they are
 */
public record RecordStore(Path folder) {

  static final String RECORD = "record.json";
  static final String LOG = "output.log";

  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC);

  /** An execution. */
  record Entry(Path folder, PartRecord record) {}

  /** The last execution of a part. */
  public Optional<PartRecord> last(String part) throws IOException {
    return entries(part).stream().map(Entry::record).findFirst();
  }

  /** The last time a part passed with exactly the sources of a commit. */
  public Optional<PartRecord> lastPassed(String part) throws IOException {
    return entries(part).stream()
        .map(Entry::record)
        .filter(record -> record.hasPassed() && record.isOfCommit())
        .findFirst();
  }

  /** Whether a part passed at a commit. */
  public boolean hasPassed(String part, String commit) throws IOException {
    return entries(part).stream().anyMatch(entry -> entry.record().hasPassedAt(commit));
  }

  /** A new folder for an execution. */
  Path begin(String part, Instant start) throws IOException {
    Path parent = Files.createDirectories(folder.resolve(part));
    Path fresh = parent.resolve(NAME.format(start));
    for (int i = 2; Files.exists(fresh); i++) {
      fresh = parent.resolve(NAME.format(start) + "-" + i);
    }
    return Files.createDirectory(fresh);
  }

  /** The executions of a part, the last first. */
  List<Entry> entries(String part) throws IOException {
    Path parent = folder.resolve(part);
    if (!Files.isDirectory(parent)) {
      return List.of();
    }
    List<Entry> found = new ArrayList<>();
    try (Stream<Path> folders = Files.list(parent)) {
      for (Path execution : folders.toList()) {
        Path file = execution.resolve(RECORD);
        if (Files.exists(file)) {
          found.add(new Entry(execution, read(file)));
        }
      }
    }
    found.sort(Comparator.comparing((Entry entry) -> entry.record().started()).reversed());
    return found;
  }

  /** Reads a record. */
  static PartRecord read(Path file) throws IOException {
    return mapper().readValue(file.toFile(), PartRecord.class);
  }

  /** Writes a record; a reader sees either the old file or the new one. */
  static void write(Path file, PartRecord record) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(
        fresh, mapper().writerWithDefaultPrettyPrinter().writeValueAsString(record) + "\n");
    Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static ObjectMapper mapper() {
    return JsonMapper.builder()
        .addModule(new JavaTimeModule())
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }
}
