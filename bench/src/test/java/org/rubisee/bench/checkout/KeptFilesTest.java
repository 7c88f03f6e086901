package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptFilesTest {

  @TempDir private Path home;

  @Test
  void removesWhatAFolderHoldsButNeitherLockNorBuildTime() throws IOException {
    Path work = home.resolve(".rubis");
    write(work.resolve("db/data/ibdata1"), 1000);
    write(work.resolve("build.log"), 24);
    write(work.resolve(WorkLock.FILE), 0);
    write(work.resolve(KeptFiles.BUILT), 0);
    KeptFiles files = new KeptFiles("work", work, "databases");
    assertThat(files.bytes()).isEqualTo(1024);
    assertThat(files.entries()).isEqualTo(2);
    files.clear();
    assertThat(work).isDirectoryContaining("glob:**lock").isDirectoryContaining("glob:**built");
    assertThat(files.entries()).isZero();
  }

  @Test
  void doesNotFollowLinksOutOfTheFolder() throws IOException {
    Path elsewhere = home.resolve("elsewhere");
    write(elsewhere.resolve("kept"), 5);
    Path results = Files.createDirectories(home.resolve("results"));
    Files.createSymbolicLink(results.resolve("link"), elsewhere);
    new KeptFiles("results", results, "runs").clear();
    assertThat(elsewhere.resolve("kept")).exists();
    assertThat(results).isEmptyDirectory();
  }

  /** What is behind it may be more than runs of this checkout. */
  @Test
  void refusesAFolderThatIsALinkAndRemovesNothing() throws IOException {
    Path elsewhere = home.resolve("elsewhere");
    write(elsewhere.resolve("kept"), 5);
    Path results = Files.createSymbolicLink(home.resolve("results"), elsewhere);
    KeptFiles files = new KeptFiles("results", results, "runs");
    assertThat(files.refusal().orElseThrow())
        .contains(results + " is a link")
        .contains(elsewhere.toString());
    assertThat(elsewhere.resolve("kept")).exists();
  }

  @Test
  void refusesAFile() throws IOException {
    write(home.resolve("results"), 5);
    assertThat(new KeptFiles("results", home.resolve("results"), "runs").refusal())
        .hasValueSatisfying(why -> assertThat(why).contains("is no folder"));
  }

  @Test
  void aMissingFolderHoldsNothing() throws IOException {
    KeptFiles none = new KeptFiles("cache", home.resolve("nowhere"), "MySQL");
    none.clear();
    assertThat(none.refusal()).isEmpty();
    assertThat(none.bytes()).isZero();
    assertThat(none.entries()).isZero();
  }

  private static void write(Path file, int bytes) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, new byte[bytes]);
  }
}
