package org.rubisee.bench.duel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Git;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.schema.ApplicationData;
import org.rubisee.servers.LogExcerpt;
import org.rubisee.servers.ProcessEnvironment;

/**
 * Finds the builds that are compared: folders of checkouts that were built, or revisions of git,
 * which it checks out and builds in {@code .rubis/builds/}.
 */
public final class Builds {

  private static final int ID_LENGTH = 12;
  private static final String RESOURCES = "src/main/resources";

  private final Checkout checkout;
  private final Git git;
  private final Terminal terminal;

  public Builds(Checkout checkout, Terminal terminal) {
    this.checkout = checkout;
    this.git = Git.of(checkout.home());
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
    return built(git.commit(name));
  }

  /**
   * Checks that two builds share the tables of the database, which are made once for both.
   *
   * @param application whose tables
   * @throws CommandFailedException if they do not
   */
  public static void requireSameTables(Path base, Path rival, String application) {
    if (!schema(base, application).equals(schema(rival, application))) {
      throw new CommandFailedException(
          "BASE and NEW have different database schemas, so a duel would compare two different"
              + " databases: compare their ledgers, or runs of each on its own");
    }
  }

  /** The files that tables and data are made from, by name: their folder may have moved. */
  private static Map<String, String> schema(Path home, String application) {
    Path folder = home.resolve(application + "/schema/" + RESOURCES);
    Path formerFolder = home.resolve("db-schema/" + RESOURCES);
    try (var files = Files.walk(Files.isDirectory(folder) ? folder : formerFolder)) {
      Map<String, String> texts = new TreeMap<>();
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.put(file.getFileName().toString(), Files.readString(file));
      }
      texts.remove(ApplicationData.class.getName());
      return texts;
    } catch (IOException e) {
      throw new CommandFailedException("The schema of " + home + " cannot be read: " + e, e);
    }
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
    try {
      if (!Files.isDirectory(folder)) {
        Git.Answer added = git.ask("worktree", "add", "--detach", folder.toString(), commit);
        if (!added.isOk()) {
          throw new CommandFailedException(id + " cannot be checked out. " + added.message());
        }
      }
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
      throw new CommandFailedException("git or Maven could not be started: " + e.getMessage(), e);
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
