package org.rubisee.emulator.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateFilesTest {

  private static final List<RateChange> CHANGES =
      List.of(
          new RateChange(0, RateOrder.parse("x1.5")), new RateChange(12.25, RateOrder.parse("20")));

  @TempDir private Path folder;
  private RateFiles files;

  @BeforeEach
  void openFolder() {
    files = new RateFiles(folder);
  }

  @Test
  void readsWhatItWrites() throws IOException {
    files.order(CHANGES.subList(0, 1));
    files.order(CHANGES);
    files.tell(new RateFiles.Followed(1_795_000_000_123L, CHANGES));

    assertThat(files.ordered()).isEqualTo(CHANGES);
    assertThat(files.followed()).contains(new RateFiles.Followed(1_795_000_000_123L, CHANGES));
    assertThat(folder.resolve(RateFiles.ORDERS))
        .hasContent("from_second,rate\n0.0,x1.5\n12.25,20\n");
    assertThat(folder.resolve(RateFiles.FOLLOWED))
        .hasContent("begin,1795000000123\n0.0,x1.5\n12.25,20\n");
  }

  @Test
  void aFolderWithoutFilesHasNoOrders() throws IOException {
    assertThat(files.ordered()).isEmpty();
    assertThat(files.followed()).isEmpty();
  }

  @Test
  void saysThatAllBeganWithoutAnOrder() throws IOException {
    files.tell(new RateFiles.Followed(7, List.of()));

    assertThat(files.followed()).contains(new RateFiles.Followed(7, List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"faster", "1", "-1,20", "Infinity,20", "NaN,20", "1,-20", "1,20,30", ""})
  void refusesOtherLinesWithTheFile(String line) throws IOException {
    Files.writeString(folder.resolve(RateFiles.ORDERS), "from_second,rate\n" + line + "\n");

    assertThatThrownBy(files::ordered)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("'" + line + "'")
        .hasMessageContaining(RateFiles.ORDERS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "from_second,rate\n", "begin,\n", "begin,x\n"})
  void refusesAnswersWithoutABegin(String text) throws IOException {
    Files.writeString(folder.resolve(RateFiles.FOLLOWED), text);

    assertThatThrownBy(files::followed)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("when the load began");
  }
}
