package org.rubisee.bench.checkout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rubisee.settings.Text;

/** Tells a disk that takes nothing more from other failures. */
public final class FullDisk {

  /** Space without which nothing is begun: a trial or an invocation needs some megabytes. */
  private static final long LEAST_FREE_BYTES = 64L << 20;

  /** What the operating system says. */
  private static final List<String> SIGNS =
      List.of("No space left on device", "Disk quota exceeded", "File too large");

  private FullDisk() {}

  /** The message of a failure that a full disk caused; empty if something else caused it. */
  public static Optional<String> cause(Throwable failure) {
    for (Throwable next = failure; next != null; next = next.getCause()) {
      String message = String.valueOf(next.getMessage());
      if (mayTell(next) && says(message)) {
        return Optional.of(message);
      }
      for (Throwable further : next.getSuppressed()) {
        Optional<String> found = cause(further);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** The message of a failed command may be the last words of another process. */
  private static boolean mayTell(Throwable failure) {
    return failure instanceof IOException || failure instanceof CommandFailedException;
  }

  /**
   * What to tell the user of a failure during a run.
   *
   * @param run its folder, with which {@code rubis resume} completes it
   * @return a failure with a message, if the disk is full
   * @throws E the failure itself, if something else caused it
   */
  public static <E extends Exception> CommandFailedException stopped(E failure, Path run) throws E {
    return explained(
        failure,
        "what was measured is kept. Free space ('./rubis clean' shows what can go), then complete"
            + " the run: ./rubis resume "
            + ShellPath.of(run));
  }

  /**
   * What to tell the user of a failure.
   *
   * @param remedy what is kept and what to do, after a colon
   * @return a failure with a message, if the disk is full
   * @throws E the failure itself, if something else caused it
   */
  public static <E extends Exception> CommandFailedException explained(E failure, String remedy)
      throws E {
    Optional<String> cause = cause(failure);
    if (cause.isEmpty()) {
      throw failure;
    }
    return new CommandFailedException(
        Text.of(
            "The disk is full, or a limit of file sizes is reached (%s): %s", cause.get(), remedy),
        failure);
  }

  /**
   * Checks that something can be written, before servers are started to be measured.
   *
   * @param folders of the run and of the working files; of one that does not exist yet, its nearest
   *     parent counts
   * @throws IOException as the operating system would say it, if little space is left
   */
  public static void requireSpace(Path... folders) throws IOException {
    for (Path folder : folders) {
      requireSpace(folder, LEAST_FREE_BYTES);
    }
  }

  static void requireSpace(Path folder, long leastFreeBytes) throws IOException {
    long free = Files.getFileStore(existing(folder.toAbsolutePath())).getUsableSpace();
    if (free < leastFreeBytes) {
      throw new IOException(
          Text.of(
              "%s: %s, %d MiB are free, %d MiB are needed",
              folder, SIGNS.get(0), free >> 20, leastFreeBytes >> 20));
    }
  }

  private static Path existing(Path folder) {
    Path existing = folder;
    while (!Files.exists(existing) && existing.getParent() != null) {
      existing = existing.getParent();
    }
    return existing;
  }

  /** Whether a sentence speaks of a full disk. */
  public static boolean says(String sentence) {
    return SIGNS.stream().anyMatch(sentence::contains);
  }
}
