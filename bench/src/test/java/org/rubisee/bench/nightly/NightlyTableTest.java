package org.rubisee.bench.nightly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.Machine;

class NightlyTableTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";
  private static final Machine MACHINE = new Machine("Linux", "6.1", "a processor", 2, 1 << 30);
  private static final NightlyParts PARTS =
      new NightlyParts(
          List.of(
              new NightlyPart("ran", "It ran.", 1, "true"),
              new NightlyPart("did-not", "It did not.", 1, "true")));

  @TempDir private Path home;
  private RecordStore store;

  @BeforeEach
  void createFolders() throws IOException {
    store = new RecordStore(home.resolve("results/nightly"));
    Files.createDirectories(home.resolve("docs"));
  }

  @Test
  void thePageIsMadeOfTheCommittedRecords() throws IOException {
    assertThat(Files.readString(HOME.resolve(NightlyTable.PAGE)))
        .as("To write it: ./rubis nightly table")
        .isEqualTo(new NightlyTable(HOME, NightlyParts.read(HOME)).markdown());
  }

  @Test
  void showsWhenEachPartPassedLast() throws IOException {
    record("ran", "2026-01-01T00:00:00Z", Outcome.PASSED, COMMIT);
    record("ran", "2026-01-02T00:00:00Z", Outcome.PASSED, COMMIT);
    record("ran", "2026-01-03T00:00:00Z", Outcome.FAILED, COMMIT);
    record("ran", "2026-01-04T00:00:00Z", Outcome.PASSED, COMMIT + "-dirty");
    assertThat(new NightlyTable(home, PARTS).update(store)).containsExactly("ran");
    assertThat(home.resolve(NightlyTable.PAGE))
        .content()
        .contains("| `ran` | It ran. | 2026-01-02 | 0123456789 | 1.5 | 2 cores, a processor,")
        .contains("| `did-not` | It did not. | not yet |")
        .contains("## ran\n\n| metric | value |\n|---|---|\n| pages | 27 |\n| mean | 1.5 ms |")
        .contains("| a \\| b |");
  }

  @Test
  void keepsWhatPassedOnAnotherMachine() throws IOException {
    record("ran", "2026-01-02T00:00:00Z", Outcome.PASSED, COMMIT);
    NightlyTable table = new NightlyTable(home, PARTS);
    table.update(store);
    String page = Files.readString(home.resolve(NightlyTable.PAGE));
    RecordStore other = new RecordStore(home.resolve("other"));
    assertThat(table.update(other)).isEmpty();
    assertThat(home.resolve(NightlyTable.PAGE)).hasContent(page);
  }

  @Test
  void forgetsPartsThatAreGone() throws IOException {
    record("ran", "2026-01-02T00:00:00Z", Outcome.PASSED, COMMIT);
    new NightlyTable(home, PARTS).update(store);
    NightlyParts fewer = new NightlyParts(List.of(PARTS.all().get(1)));
    new NightlyTable(home, fewer).update(store);
    assertThat(home.resolve("docs/nightly")).isEmptyDirectory();
  }

  private void record(String part, String date, Outcome outcome, String commit) throws IOException {
    PartRecord record =
        new PartRecord(
            part,
            "true",
            commit,
            Instant.parse(date),
            90,
            MACHINE,
            new PartRecord.Result(outcome, "", 0),
            List.of(new Metric("pages", 27, ""), new Metric("mean", 1.5, "ms")),
            List.of("a | b"));
    RecordStore.write(store.begin(part, record.started()).resolve(RecordStore.RECORD), record);
  }
}
