package org.rubisee.bench.duel;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.LogExcerpt;

/**
 * Finds the builds that are compared: folders of checkouts that were built, or revisions of git,
 * which it checks out and builds in {@code .rubis/builds/}.
 */
public final class Builds {

  private static final int ID_LENGTH = 12;

  private final Checkout checkout;
  private final Terminal terminal;

  public Builds(Checkout checkout, Terminal terminal) {
    this.checkout = checkout;
    this.terminal = terminal;
  }

  /**
   * The root of a build.
   *
   * @param name a folder or a revision
   * @throws CommandFailedException if it is neither, or cannot be built; the message says what to
   *     do
   */
  public Path find(String name) throws InterruptedException {
    Path folder = Path.of(name);
    if (Files.isDirectory(folder)) {
      if (!Files.isRegularFile(folder.resolve("pom.xml"))
          || !Files.isDirectory(folder.resolve("servers"))) {
        throw new CommandFailedException(
            folder + " is no checkout of RUBiS EE: name its root, or a revision of git");
      }
      return folder.toAbsolutePath().normalize();
    }
    return built(commit(name));
  }

  /**
   * Checks that two builds share the tables of the database, which are made once for both.
   *
   * @throws CommandFailedException if they do not
   */
  public static void requireSameTables(Path base, Path rival) {
    if (!schema(base).equals(schema(rival))) {
      throw new CommandFailedException(
          "BASE and NEW have different database schemas, so a duel would compare two different"
              + " databases: compare their ledgers, or runs of each on its own");
    }
  }

  private static List<String> schema(Path home) {
    Path folder = home.resolve("db-schema/src/main/resources/org/rubisee/schema");
    try (var files = Files.walk(folder)) {
      List<String> texts = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        texts.add(folder.relativize(file) + "\n" + Files.readString(file));
      }
      return texts;
    } catch (IOException e) {
      throw new CommandFailedException("The schema of " + home + " cannot be read: " + e, e);
    }
  }

  private String commit(String revision) throws InterruptedException {
    Result result = git("rev-parse", "--verify", "--quiet", revision + "^{commit}");
    if (result.exitCode() != 0) {
      throw new CommandFailedException(
          "'" + revision + "' is neither a folder nor a revision of this repository");
    }
    return result.output().strip();
  }

  /** The checkout of a commit, built; one that was built before is used again. */
  private Path built(String commit) throws InterruptedException {
    String id = commit.substring(0, ID_LENGTH);
    Path folder = checkout.work().resolve("builds").resolve(id);
    Path done = checkout.work().resolve("builds").resolve(id + ".built");
    if (Files.exists(done)) {
      return folder;
    }
    terminal.say("Building " + id + "; its log is " + folder + ".log");
    if (!Files.isDirectory(folder)) {
      Result added = git("worktree", "add", "--detach", folder.toString(), commit);
      if (added.exitCode() != 0) {
        throw new CommandFailedException(
            "git could not check out " + id + ": " + added.output().strip());
      }
    }
    try {
      Path log = folder.resolveSibling(id + ".log");
      Process maven =
          ProcessEnvironment.tool(List.of("mvn", "-B", "-DskipTests", "package"))
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      if (ended(maven) != 0) {
        throw new CommandFailedException(
            id
                + " cannot be built. Correct the cause, then try again. Maven's output, "
                + log
                + ", says:\n"
                + LogExcerpt.of(log));
      }
      Files.writeString(done, commit + "\n");
      return folder;
    } catch (IOException e) {
      throw new CommandFailedException("Maven could not be started: " + e.getMessage(), e);
    }
  }

  private record Result(int exitCode, String output) {}

  private Result git(String... arguments) throws InterruptedException {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(arguments));
    try {
      Process git =
          ProcessEnvironment.tool(command)
              .directory(checkout.home().toFile())
              .redirectErrorStream(true)
              .start();
      String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Result(ended(git), output);
    } catch (IOException e) {
      throw new CommandFailedException("git could not be started: " + e.getMessage(), e);
    }
  }

  private static int ended(Process process) throws InterruptedException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      throw e;
    }
  }
}
