package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.ChangedFile;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.measurement.UnreadableResultException;

class StoredBlockPlanTest {

  private static final List<String> OPTIONS = List.of("--scale=tiny");

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 2, 0);

  @TempDir private Path folder;

  @Test
  void comesBackFromItsFile() throws IOException {
    StoredBlockPlan stored = StoredBlockPlan.of(new BlockRequest(plan, List.of(), OPTIONS));
    stored.write(folder);
    assertThat(StoredBlockPlan.read(folder)).isEqualTo(stored);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`{\n\"schemaVersion\": 3,\noops`|line 3: ",
        "`{\"schemaVersion\": 3}`|'plan' or 'options' is missing",
        "`{\"schemaVersion\": 7}`|schema version 7",
        "``|schema version 0",
        "`{\"schemaVersion\": 3, \"plan\": {\"command\": \"c\"}}`|plan: 'sites'",
      })
  void namesWhatIsWrongWithADamagedPlan(String content, String complaint) throws IOException {
    Path file = folder.resolve(StoredBlockPlan.FILE);
    Files.writeString(file, content);
    assertThatThrownBy(() -> StoredBlockPlan.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageStartingWith(file + " cannot be read: ")
        .hasMessageContaining(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"invocations\" : 1|\"invocations\" : 2000000000|invocations must be from 1 to 10000",
        "\"browsing\"|\"brewing\"|There is no mix 'brewing'",
        "\\[ \"browsing\", \"bidding\" \\]|[ ]|'mixes' is empty",
      })
  void refusesAPlanThatCannotBeMeasured(String now, String then, String complaint)
      throws IOException {
    StoredBlockPlan.of(new BlockRequest(plan, List.of(), OPTIONS)).write(folder);
    Path file = folder.resolve(StoredBlockPlan.FILE);
    ChangedFile.replace(file, now, then);
    assertThatThrownBy(() -> StoredBlockPlan.read(folder))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining(complaint);
  }
}
