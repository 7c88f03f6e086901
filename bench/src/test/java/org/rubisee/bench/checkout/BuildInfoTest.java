package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildInfoTest {

  @TempDir private Path home;

  @Test
  void theVersionIsThatOfTheProject() throws IOException {
    Path project = Path.of(System.getProperty("rubis.home"), "pom.xml");
    assertThat(Files.readString(project))
        .contains("<version>" + BuildInfo.version() + "</version>");
  }

  @Test
  void aFolderWithoutRepositoryHasNoCommit() {
    assertThat(BuildInfo.commit(home)).isEmpty();
  }

  @Test
  void anExportedFolderHasTheCommitOfItsOriginal() throws IOException {
    Files.writeString(
        home.resolve(ExportBundle.MARK), "Written by\n" + BuildInfo.line("0123-dirty") + "\n");
    assertThat(BuildInfo.commit(home)).isEqualTo("0123-dirty");
  }

  @Test
  void knowsTheCommitOfACheckoutAndWhetherItIsDirty() throws Exception {
    git("init", "-q");
    Files.writeString(home.resolve("file"), "as committed");
    git("add", "file");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "First");
    assertThat(BuildInfo.commit(home)).matches("[0-9a-f]{40}");
    Files.writeString(home.resolve("file"), "changed since");
    assertThat(BuildInfo.commit(home)).matches("[0-9a-f]{40}-dirty");
  }

  @Test
  void hashesAFile() throws IOException {
    Path file = Files.writeString(home.resolve("archive.war"), "abc");
    assertThat(BuildInfo.sha256(file))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  private void git(String... arguments) throws Exception {
    ProcessBuilder git = new ProcessBuilder("git");
    git.command().addAll(List.of(arguments));
    assertThat(git.directory(home.toFile()).start().waitFor()).isZero();
  }
}
