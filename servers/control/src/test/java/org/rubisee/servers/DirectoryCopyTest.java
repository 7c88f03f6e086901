package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryCopyTest {

  @TempDir private Path folder;

  @Test
  void onlyTheOwnerCanReadACopy() throws IOException {
    Path from = folder.resolve("data");
    Files.createDirectories(from.resolve("mysql"));
    Files.writeString(from.resolve("private_key.pem"), "secret");
    Files.writeString(from.resolve("mysql/user.ibd"), "hashes");
    Files.setPosixFilePermissions(
        from.resolve("mysql/user.ibd"), PosixFilePermissions.fromString("rw-rw-rw-"));

    Path to = folder.resolve("snapshot");
    DirectoryCopy.copy(from, to, file -> true);

    assertThat(to.resolve("mysql/user.ibd")).hasContent("hashes");
    assertThat(rights(to)).isEqualTo("rwx------");
    assertThat(rights(to.resolve("mysql"))).isEqualTo("rwx------");
    assertThat(rights(to.resolve("mysql/user.ibd"))).isEqualTo("rw-------");
    assertThat(rights(to.resolve("private_key.pem"))).isEqualTo("rw-------");
  }

  @Test
  void copiesOnlyWhatIsWanted() throws IOException {
    Path from = Files.createDirectories(folder.resolve("data"));
    Files.writeString(from.resolve("kept"), "1");
    Files.writeString(from.resolve("spare"), "2");
    DirectoryCopy.copy(from, folder.resolve("copy"), file -> file.equals("kept"));
    assertThat(folder.resolve("copy")).isDirectoryContaining("glob:**kept");
    assertThat(folder.resolve("copy/spare")).doesNotExist();
  }

  private static String rights(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }
}
