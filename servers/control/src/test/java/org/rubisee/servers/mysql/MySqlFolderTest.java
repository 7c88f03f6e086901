package org.rubisee.servers.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.BoundedLog;

class MySqlFolderTest {

  @TempDir private Path root;

  @Test
  void keepsAFullLogAndBeginsAnother() throws IOException {
    MySqlFolder folder = new MySqlFolder(root, root);
    folder.keepFullLog();
    Files.writeString(folder.log(), "a line");
    folder.keepFullLog();
    assertThat(folder.log()).hasContent("a line");

    try (RandomAccessFile log = new RandomAccessFile(folder.log().toFile(), "rw")) {
      log.setLength(BoundedLog.MOST_BYTES);
    }
    folder.keepFullLog();

    assertThat(folder.log()).doesNotExist();
    assertThat(Files.size(BoundedLog.before(folder.log()))).isEqualTo(BoundedLog.MOST_BYTES);
  }
}
