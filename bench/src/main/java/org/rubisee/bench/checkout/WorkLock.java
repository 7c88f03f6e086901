package org.rubisee.bench.checkout;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.rubisee.settings.Text;

/**
 * Reserves the working files of a checkout for one command. Two commands would otherwise stop each
 * other's servers and restore each other's data. The operating system releases the lock when the
 * process ends, however it ends.
 *
 * <p>The file is not written by a channel: Ctrl-C interrupts the thread of the command, and an
 * interrupted thread that uses a channel closes it.
 */
public final class WorkLock implements AutoCloseable {

  /** The file in the folder of working files; it names the command that holds the lock. */
  public static final String FILE = "lock";

  private static final int LINES = 3;
  private static final int MOST_BYTES = 1 << 16;
  private static final long POLL_MILLIS = 500;

  /** Behind the text, so that others can read it on systems whose locks are mandatory. */
  private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

  private final RandomAccessFile file;
  private final FileLock lock;
  private final Optional<String> killed;

  private WorkLock(RandomAccessFile file, FileLock lock, Optional<String> killed) {
    this.file = file;
    this.lock = lock;
    this.killed = killed;
  }

  /**
   * Takes the lock.
   *
   * @param work the folder of working files; it is created if it is missing
   * @param command what the lock is for, as it was typed
   * @throws CommandFailedException if another command holds it; the message names that command
   */
  public static WorkLock take(Path work, String command) throws IOException {
    Optional<WorkLock> taken = tryToTake(work, command);
    return taken.orElseThrow(
        () ->
            new CommandFailedException(
                holder(work)
                    + " uses "
                    + work
                    + ": wait for its end with --wait, or use a second checkout"));
  }

  /**
   * Takes the lock, after the end of the command that holds it.
   *
   * @param terminal is told whom this command waits for
   * @throws InterruptedException on Ctrl-C
   */
  public static WorkLock await(Path work, String command, Terminal terminal)
      throws IOException, InterruptedException {
    Optional<WorkLock> taken = tryToTake(work, command);
    if (taken.isEmpty()) {
      terminal.say("Waiting for the end of: " + holder(work));
    }
    while (taken.isEmpty()) {
      Thread.sleep(POLL_MILLIS);
      taken = tryToTake(work, command);
    }
    return taken.get();
  }

  /**
   * The command that had the lock before, in words, if it was killed before it could release it.
   */
  public Optional<String> killed() {
    return killed;
  }

  /** Releases the lock. */
  @Override
  public void close() {
    try {
      file.setLength(0);
      lock.release();
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException("The lock cannot be released", e);
    }
  }

  private static Optional<WorkLock> tryToTake(Path work, String command) throws IOException {
    Files.createDirectories(work);
    RandomAccessFile file = new RandomAccessFile(work.resolve(FILE).toFile(), "rw");
    FileLock lock = tryToLock(file);
    if (lock == null) {
      file.close();
      return Optional.empty();
    }
    String text =
        Text.of(
            "pid=%d%ncommand=%s%nstarted=%s%n",
            ProcessHandle.current().pid(),
            command,
            Clock.systemUTC().instant().truncatedTo(ChronoUnit.SECONDS));
    Optional<String> killed = named(content(file));
    file.setLength(0);
    file.write(text.getBytes(StandardCharsets.UTF_8));
    return Optional.of(new WorkLock(file, lock, killed));
  }

  /** Null if another process, or another part of this one, holds the lock. */
  private static FileLock tryToLock(RandomAccessFile file) throws IOException {
    try {
      return file.getChannel().tryLock(LOCKED_BYTE, 1, false);
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** The command that holds the lock, in words. */
  private static String holder(Path work) {
    try {
      return named(Files.readString(work.resolve(FILE))).orElse("Another command");
    } catch (IOException e) {
      // the file vanished: the command is ending
      return "Another command";
    }
  }

  /** Read from the file of the lock: the end of another one would release the lock. */
  private static String content(RandomAccessFile file) throws IOException {
    byte[] bytes = new byte[(int) Math.min(file.length(), MOST_BYTES)];
    file.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** The command that the file names, in words; empty if it names none. */
  private static Optional<String> named(String content) {
    List<String> lines = content.lines().toList();
    return lines.size() == LINES
        ? Optional.of(
            Text.of(
                "'%s' (process %s, started %s)",
                value(lines.get(1)), value(lines.get(0)), value(lines.get(2))))
        : Optional.empty();
  }

  private static String value(String line) {
    return line.substring(line.indexOf('=') + 1);
  }
}
