package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that begin in the same second. */
class NewRunFolderTest {

  private static final Instant NOW = Instant.parse("2026-11-29T12:00:00Z");
  private static final int MOST_CHANGES = 100;

  @TempDir private Path folder;

  @Test
  void eachRunOfASecondHasAFolderOfItsOwn() throws IOException {
    List<String> ids = new ArrayList<>();
    NewRunFolder.Beginning beginning = (id, begun) -> ids.add(id);

    Path first = NewRunFolder.create(folder, NOW, beginning);
    Path second = NewRunFolder.create(folder, NOW, beginning);
    Path third = NewRunFolder.create(folder, NOW, beginning);

    assertThat(ids).doesNotHaveDuplicates().endsWith(ids.get(0) + "-2", ids.get(0) + "-3");
    assertThat(List.of(first, second, third))
        .allSatisfy(one -> assertThat(one).isDirectory())
        .extracting(one -> one.getFileName().toString())
        .isEqualTo(ids);
  }

  @Test
  void aRunThatIsBeingBegunKeepsItsName() throws IOException {
    List<String> ids = new ArrayList<>();
    NewRunFolder.create(
        folder,
        NOW,
        (id, begun) -> {
          ids.add(id);
          NewRunFolder.create(folder, NOW, (other, begunMeanwhile) -> ids.add(other));
        });

    assertThat(ids).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void aFolderIsThereWithItsBeginningOrNotAtAll() throws IOException {
    int changes = 0;
    boolean crashed = true;
    while (crashed && changes < MOST_CHANGES) {
      Path results = Files.createDirectory(folder.resolve("after-" + changes));
      crashed = isKilled(CrashingFiles.at(results, changes));
      try (var runs = Files.newDirectoryStream(results, "*[0-9]")) {
        runs.forEach(run -> assertThat(run.resolve("plan.json")).hasContent("{}"));
      }
      changes++;
    }
    assertThat(changes).as("moments at which it was killed").isBetween(4, MOST_CHANGES - 1);
  }

  private static boolean isKilled(Path results) throws IOException {
    try {
      NewRunFolder.create(
          results, NOW, (id, begun) -> Files.writeString(begun.resolve("plan.json"), "{}"));
      return false;
    } catch (CrashingFiles.Crash e) {
      return true;
    }
  }
}
