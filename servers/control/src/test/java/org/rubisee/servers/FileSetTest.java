package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileSetTest {

  @TempDir private Path folder;
  private FileSet files;

  @BeforeEach
  void writeFiles() throws IOException {
    write("from/bin/start", "one");
    write("from/modules/a/b.jar", "two");
    write("from/log/server.log", "not one of them");
    files = new FileSet(folder.resolve("from"), List.of("bin", "modules", "missing"));
  }

  @Test
  void isWhatIsBelowItsParts() throws IOException {
    assertThat(files.files())
        .containsExactly(folder.resolve("from/bin/start"), folder.resolve("from/modules/a/b.jar"));
  }

  @Test
  void isToldApartByNamesAndContents() throws IOException {
    String before = files.sha256();
    write("from/log/server.log", "changed");
    assertThat(files.sha256()).isEqualTo(before).hasSize(64);

    write("from/modules/a/b.jar", "changed");
    assertThat(files.sha256()).isNotEqualTo(before);

    write("from/modules/a/b.jar", "two");
    Files.move(folder.resolve("from/bin/start"), folder.resolve("from/bin/run"));
    assertThat(files.sha256()).isNotEqualTo(before);
  }

  @Test
  void copiesOverWhatIsThere() throws IOException {
    write("to/bin/start", "old");
    files.copy(folder.resolve("to"));
    assertThat(folder.resolve("to/bin/start")).hasContent("one");
    assertThat(folder.resolve("to/modules/a/b.jar")).hasContent("two");
    assertThat(folder.resolve("to/log")).doesNotExist();
  }

  private void write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
