package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
  void saysWhyThereIsNoCommit() throws Exception {
    assertThat(BuildInfo.missingCommit(home).orElseThrow())
        .contains("The commit of this build is unknown.", "clone the repository");
    committed();
    assertThat(BuildInfo.missingCommit(home)).isEmpty();
  }

  @Test
  void aCheckoutOfAnotherOwnerHasGitsOwnMessage() throws Exception {
    committed();
    Git git = ofAnotherOwner();
    BuildInfo.Revision revision = BuildInfo.revision(git);
    assertThat(revision.commit()).isEmpty();
    assertThat(revision.missing()).contains("git says:", "dubious ownership", "safe.directory");
    assertThatThrownBy(() -> git.commit("HEAD"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("dubious ownership")
        .hasMessageContaining("run as the user who owns " + home);
  }

  @Test
  void aShallowCloneHasItsCommitAndSaysHowToGetOthers() throws Exception {
    committed();
    Path clone = home.resolve("shallow");
    git("clone", "-q", "--depth=1", home.toUri().toString(), clone.toString());
    assertThat(BuildInfo.commit(clone)).matches("[0-9a-f]{40}");
    assertThatThrownBy(() -> Git.of(clone).commit("HEAD~1"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("git fetch --unshallow");
  }

  @Test
  void aMachineWithoutGitSaysSo() throws Exception {
    committed();
    Git missing = new Git(home, List.of(home.resolve("no-git").toString()));
    assertThat(BuildInfo.revision(missing).missing()).contains("git cannot be run");
  }

  /** As git's own tests make it, without the user's configuration. */
  private Git ofAnotherOwner() {
    return new Git(
        home,
        List.of(
            "env",
            "GIT_TEST_ASSUME_DIFFERENT_OWNER=1",
            "GIT_CONFIG_GLOBAL=/dev/null",
            "GIT_CONFIG_NOSYSTEM=1",
            "git"));
  }

  private void committed() throws Exception {
    git("init", "-q");
    for (String text : List.of("as committed", "as committed later")) {
      Files.writeString(home.resolve("file"), text);
      git("add", "file");
      git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "One");
    }
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
