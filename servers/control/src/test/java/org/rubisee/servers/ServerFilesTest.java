package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerFilesTest {

  @TempDir private Path folder;
  private ServerFiles files;

  @BeforeEach
  void createsThem() {
    files = new ServerFiles(folder);
  }

  @Test
  void onlyTheOwnerReadsTheSystemProperties() throws IOException {
    files.write(Map.of("rubis.db.password", "old"));
    Files.setPosixFilePermissions(files.properties(), PosixFilePermissions.fromString("rw-r--r--"));
    files.write(Map.of("rubis.db.password", "a = b\\c"));

    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(files.properties())))
        .isEqualTo("rw-------");
    Properties read = new Properties();
    try (InputStream in = Files.newInputStream(files.properties())) {
      read.load(in);
    }
    assertThat(read).containsExactly(Map.entry("rubis.db.password", "a = b\\c"));
  }

  @Test
  void keepsTheLastLogOfARestart() throws IOException {
    files.keepLog();
    Files.writeString(files.log(), "first");
    files.keepLog();
    Files.writeString(files.log(), "second");
    files.keepLog();

    assertThat(files.log()).doesNotExist();
    assertThat(folder.resolve("server.log.1")).hasContent("second");
  }

  @Test
  void deletesTheLogsOfAnEarlierStart() throws IOException {
    files.deleteLogs();
    Files.writeString(files.log(), "old");
    Files.writeString(files.gcLog(), "old");
    files.deleteLogs();

    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatAProcessWritesBecomesTheLog() throws Exception {
    try (ServerProcess process = new ServerProcess(folder)) {
      process.start(
          files.process(List.of("sh", "-c", "pwd; echo $WORD >&2"), Map.of("WORD", "a word")),
          "web server",
          files.log());
      while (process.isAlive()) {
        Thread.sleep(10);
      }
    }

    assertThat(files.log()).hasContent(folder.toRealPath() + "\na word");
  }
}
