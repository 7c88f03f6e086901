package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WritableFolderTest {

  @TempDir private Path home;

  @Test
  void leavesNothingInAFolderThatCanBeWrittenTo() {
    Path results = home.resolve("results");
    WritableFolder.require(results);
    WritableFolder.require(results);
    assertThat(results).isEmptyDirectory();
  }

  @Test
  void resultsMayBeALinkToAFolder() throws IOException {
    Path disk = Files.createDirectory(home.resolve("disk"));
    WritableFolder.require(Files.createSymbolicLink(home.resolve("results"), disk));
  }

  @Test
  void aLinkToNowhereIsRefusedWithItsTarget() throws IOException {
    Path link = Files.createSymbolicLink(home.resolve("results"), home.resolve("unmounted"));
    assertThatThrownBy(() -> WritableFolder.require(link))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("results is a link to ")
        .hasMessageContaining("unmounted");
  }

  @Test
  void aFileIsRefused() throws IOException {
    Path file = Files.writeString(home.resolve("results"), "text");
    assertThatThrownBy(() -> WritableFolder.require(file))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("is no folder");
  }

  /** The file system of processes takes no file, whoever asks. */
  @Test
  void aFileSystemThatTakesNothingIsRefused() {
    for (String folder : new String[] {"/proc/self/fdinfo", "/proc/results"}) {
      assertThatThrownBy(() -> WritableFolder.require(Path.of(folder)))
          .isInstanceOf(CommandFailedException.class)
          .hasMessageContaining("make it writable");
    }
  }
}
