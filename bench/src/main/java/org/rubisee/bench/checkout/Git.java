package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.settings.Text;

/**
 * The repository of a checkout, asked by the user's own git. It writes no configuration of git.
 *
 * @param home root of the checkout
 * @param program the command line of git
 */
public record Git(Path home, List<String> program) {

  private static final int SHOWN_LINES = 6;

  /**
   * An answer of git.
   *
   * @param exitCode 0: well
   * @param output what it wrote to both streams
   */
  public record Answer(int exitCode, String output) {

    /** Whether git did as it was told. */
    public boolean isOk() {
      return exitCode == 0;
    }

    /** The last line: warnings are before it. */
    public String lastLine() {
      return output.strip().lines().reduce("", (before, line) -> line).strip();
    }

    /** What git said, in its own words. */
    public String message() {
      String words =
          output
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty())
              .limit(SHOWN_LINES)
              .collect(Collectors.joining("\n  "));
      return words.isEmpty() ? "git failed with exit code " + exitCode : "git says:\n  " + words;
    }
  }

  public Git {
    program = List.copyOf(program);
  }

  /** That of a checkout. */
  public static Git of(Path home) {
    return new Git(home, List.of("git"));
  }

  /** Whether there is a repository; a source archive has none. */
  public boolean hasRepository() {
    return Files.exists(home.resolve(".git"));
  }

  /**
   * Asks git.
   *
   * @throws IOException if git cannot be started
   * @throws InterruptedException if this thread is interrupted; git is ended
   */
  public Answer ask(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(program);
    command.addAll(List.of(arguments));
    Process git =
        ProcessEnvironment.tool(command).directory(home.toFile()).redirectErrorStream(true).start();
    String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      return new Answer(git.waitFor(), output);
    } catch (InterruptedException e) {
      git.destroy();
      throw e;
    }
  }

  /**
   * The full name of a commit.
   *
   * @param revision as users write it, for example {@code HEAD~2}
   * @throws CommandFailedException if there is none; the message says what git says, and what to do
   */
  public String commit(String revision) throws InterruptedException {
    if (!hasRepository()) {
      throw new CommandFailedException(
          Text.of(
              "'%s' is no folder, and %s has no repository of git: clone the repository, or name a"
                  + " folder that holds a build",
              revision, home));
    }
    try {
      Answer answer = ask("rev-parse", "--verify", revision + "^{commit}");
      if (!answer.isOk()) {
        throw new CommandFailedException(
            Text.of(
                "'%s' is no folder, and no revision that git can read here. %s%s",
                revision, answer.message(), advice()));
      }
      return answer.lastLine();
    } catch (IOException e) {
      throw new CommandFailedException("git cannot be started: " + e.getMessage(), e);
    }
  }

  private String advice() throws IOException, InterruptedException {
    Answer shallow = ask("rev-parse", "--is-shallow-repository");
    if (!shallow.isOk()) {
      return "\nDo what git says, or run as the user who owns " + home + ".";
    }
    return shallow.lastLine().equals("true")
        ? "\nThis clone is shallow: 'git fetch --unshallow' gets its other commits."
        : "\n'git log' and 'git branch --all' list what there is.";
  }
}
