package org.rubisee.bench.fault.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.settings.Text;

/**
 * Lets processes of this machine leave the processors to others. Overloaded servers have dozens of
 * threads that want to run, the emulator has one or two. With the same priority the emulator would
 * be late, and its customers would wait for it in place of the site.
 */
public final class LowPriority {

  /** A thread of normal priority gets about 28 times the processor time of one with this. */
  private static final int NICE = 15;

  /** In the file {@code stat} of a thread, after its name: the nineteenth of all. */
  private static final int NICE_CELL = 16;

  private LowPriority() {}

  /**
   * Gives a process a low priority for all of its threads; those that it starts later have it, too.
   *
   * @throws CommandFailedException if it cannot be given; the message says why
   */
  public static void of(long pid) {
    try {
      // A thread that has not got it yet may start another one meanwhile.
      List<String> higher = higherThreads(pid);
      while (!higher.isEmpty()) {
        lower(pid, higher);
        higher = higherThreads(pid);
      }
    } catch (IOException e) {
      throw new CommandFailedException(
          Text.of("The priority of process %d cannot be lowered: %s", pid, e.getMessage()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("Interrupted", e);
    }
  }

  private static void lower(long pid, List<String> threads)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("renice", "-n", Integer.toString(NICE), "-p"));
    command.addAll(threads);
    ProcessBuilder builder = ProcessEnvironment.measured(command).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C");
    Process renice = builder.start();
    String output = new String(renice.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    // It also fails for a thread that has ended since, and sets the others.
    if (renice.waitFor() != 0 && !output.contains("No such process")) {
      throw new CommandFailedException(
          Text.of("The priority of process %d cannot be lowered: %s", pid, output.strip()));
    }
  }

  /** Those with a higher one. */
  private static List<String> higherThreads(long pid) throws IOException {
    try (Stream<Path> tasks = Files.list(Path.of("/proc", Long.toString(pid), "task"))) {
      return tasks
          .filter(task -> nice(task) < NICE)
          .map(task -> task.getFileName().toString())
          .toList();
    }
  }

  private static int nice(Path task) {
    try {
      String stat = Files.readString(task.resolve("stat"));
      return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[NICE_CELL]);
    } catch (IOException e) {
      // It has ended.
      return NICE;
    }
  }
}
