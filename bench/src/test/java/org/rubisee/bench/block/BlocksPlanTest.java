package org.rubisee.bench.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.results.ChangedFile;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.SampleRuns;
import org.rubisee.bench.run.StoredPlan;
import org.rubisee.measurement.UnreadableResultException;

class BlocksPlanTest {

  private static final List<String> OPTIONS = List.of("--scale=tiny");

  private final BlockPlan plan = SampleRuns.plan(List.of("a", "b"), 2, 0);

  @TempDir private Path folder;

  @Test
  void comesBackFromItsFile() throws IOException {
    write();

    assertThat(read().blocks()).isEqualTo(plan);
    assertThat(StoredPlan.read(folder).options()).isEqualTo(OPTIONS);
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
    write();
    Path file = folder.resolve(StoredPlan.FILE);
    ChangedFile.replace(file, now, then);
    assertThatThrownBy(this::read)
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageContaining(complaint);
  }

  private void write() throws IOException {
    new Blocks(plan, List.of(), OPTIONS).stored().write(folder);
  }

  private BlocksPlan read() throws IOException {
    return StoredPlan.read(folder).planOf(folder, BlocksPlan.class, Checkout.current());
  }
}
