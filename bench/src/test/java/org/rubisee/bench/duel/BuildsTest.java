package org.rubisee.bench.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;

/** The two sides of a duel, in a repository of their own; Maven is not started. */
class BuildsTest {

  private static final String SCHEMA =
      "auction/schema/src/main/resources/org/rubisee/auction/schema";

  @TempDir private Path home;

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();

  @Test
  void aFolderIsTakenIfItIsACheckout() throws Exception {
    Path checkout = home.resolve("other");
    Files.createDirectories(checkout.resolve("servers"));
    assertThatThrownBy(() -> builds().find(checkout.toString()))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("no checkout of RUBiS EE");

    Files.createFile(checkout.resolve("pom.xml"));
    assertThat(builds().find(checkout.toString())).isEqualTo(checkout.toAbsolutePath());
  }

  @Test
  void aRevisionThatWasBuiltIsNotBuiltAgain() throws Exception {
    String commit = committed();
    Path folder = home.resolve(".rubis/builds").resolve(commit.substring(0, 12));
    Files.createDirectories(folder);
    Files.createFile(folder.resolveSibling(folder.getFileName() + ".built"));

    assertThat(builds().find("HEAD")).isEqualTo(folder);
    assertThat(builds().find(commit.substring(0, 8))).isEqualTo(folder);
    assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void whatIsNeitherFolderNorRevisionIsNamed() throws Exception {
    committed();

    assertThatThrownBy(() -> builds().find("no-such-branch"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("'no-such-branch' is no folder, and no revision that git can read")
        .hasMessageContaining("fatal: Needed a single revision")
        .hasMessageContaining("'git log'");
  }

  @Test
  void aSourceArchiveHasNoRevisions() {
    assertThatThrownBy(() -> builds().find("HEAD"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("'HEAD' is no folder, and " + home + " has no repository of git");
  }

  @Test
  void buildsOfOtherTablesAreRefused() throws IOException {
    Path base = withTables("base", "CREATE TABLE items (id INT)");
    Path same = withTables("same", "CREATE TABLE items (id INT)");
    Path other = withTables("other", "CREATE TABLE items (id BIGINT)");

    assertThatCode(() -> Builds.requireSameTables(base, same, "auction"))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> Builds.requireSameTables(base, other, "auction"))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("different database schemas");
  }

  @Test
  void tablesMayHaveMoved() throws IOException {
    Path base = withTables("base", "CREATE TABLE items (id INT)");
    Path former = home.resolve("former");
    Path folder = former.resolve("db-schema/src/main/resources/org/rubisee/schema");
    Files.createDirectories(folder);
    Files.copy(base.resolve(SCHEMA).resolve("tables.sql"), folder.resolve("tables.sql"));

    assertThatCode(() -> Builds.requireSameTables(base, former, "auction"))
        .doesNotThrowAnyException();
  }

  private Builds builds() {
    return new Builds(
        new Checkout(home),
        new Terminal(new PrintStream(said, true, StandardCharsets.UTF_8), false));
  }

  private Path withTables(String name, String tables) throws IOException {
    Path build = home.resolve(name);
    Files.createDirectories(build.resolve(SCHEMA));
    Files.writeString(build.resolve(SCHEMA).resolve("tables.sql"), tables);
    return build;
  }

  /** Makes a repository with a commit, whose id it returns. */
  private String committed() throws Exception {
    git("init", "-q");
    Files.writeString(home.resolve("file"), "as committed");
    git("add", "file");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "First");
    return git("rev-parse", "HEAD").strip();
  }

  private String git(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    Process git = new ProcessBuilder(command).directory(home.toFile()).start();
    String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(git.waitFor()).isZero();
    return output;
  }
}
