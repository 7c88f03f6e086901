package org.rubisee.bench.nightly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.rubisee.servers.Commands;

/**
 * The processes of a part: its command, which leads a process group, and everything that it starts.
 * A server leads a session of its own, so a process group is not enough to find it: every process
 * inherits a variable that names the part's folder, and is found by that (Linux).
 */
final class PartProcess {

  /** The variable that all processes of a part inherit: the folder of its record. */
  static final String MARK = "RUBIS_NIGHTLY";

  private static final Path PROCESSES = Path.of("/proc");
  private static final long POLL_MILLIS = 200;

  private final Process process;
  private final Path folder;
  private final Duration grace;

  private PartProcess(Process process, Path folder, Duration grace) {
    this.process = process;
    this.folder = folder;
    this.grace = grace;
  }

  /**
   * Starts a command.
   *
   * @param command for the shell
   * @param home where it runs
   * @param folder of its record, which names its processes
   * @param log takes its output
   * @param grace how long its processes have to end when they are told to
   */
  static PartProcess start(String command, Path home, Path folder, Path log, Duration grace)
      throws IOException {
    List<String> words = new ArrayList<>(Commands.exists("setsid") ? List.of("setsid") : List.of());
    words.addAll(List.of("sh", "-c", command));
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .directory(home.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put(MARK, folder.toString());
    return new PartProcess(builder.start(), folder, grace);
  }

  /** Waits for the end of the command; false if it did not end in time. */
  boolean hasEnded(Duration limit) throws InterruptedException {
    return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Of a command that has ended. */
  int exitCode() {
    return process.exitValue();
  }

  /**
   * Ends the command, and after that what is left of the part.
   *
   * @return how many processes had to be killed
   */
  int stop() throws IOException, InterruptedException {
    if (process.isAlive()) {
      signalGroup();
    }
    return endRemaining(folder, grace);
  }

  /**
   * Waits for the processes that a part left behind, then kills them.
   *
   * @return how many were killed
   */
  static int endRemaining(Path folder, Duration grace) throws IOException, InterruptedException {
    long end = System.nanoTime() + grace.toNanos();
    List<ProcessHandle> remaining = of(folder);
    while (!remaining.isEmpty() && System.nanoTime() < end) {
      Thread.sleep(POLL_MILLIS);
      remaining = of(folder);
    }
    int killed = remaining.size();
    while (!remaining.isEmpty()) {
      remaining.forEach(ProcessHandle::destroyForcibly);
      Thread.sleep(POLL_MILLIS);
      remaining = of(folder);
    }
    return killed;
  }

  /** The processes of a part that run. */
  static List<ProcessHandle> of(Path folder) throws IOException {
    if (!Files.isDirectory(PROCESSES)) {
      return List.of();
    }
    String mark = MARK + "=" + folder;
    try (Stream<Path> all = Files.list(PROCESSES)) {
      return all.filter(entry -> entry.getFileName().toString().matches("\\d+"))
          .filter(entry -> environment(entry).contains(mark))
          .map(entry -> Long.parseLong(entry.getFileName().toString()))
          .filter(pid -> pid != ProcessHandle.current().pid())
          .flatMap(pid -> ProcessHandle.of(pid).stream())
          .toList();
    }
  }

  /** The variables of a process; none if it has ended or belongs to somebody else. */
  private static List<String> environment(Path process) {
    try {
      String text =
          new String(Files.readAllBytes(process.resolve("environ")), StandardCharsets.ISO_8859_1);
      return List.of(text.split("\0"));
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The shell's own kill knows groups; Java does not. */
  private void signalGroup() throws IOException, InterruptedException {
    if (Commands.exists("setsid")) {
      new ProcessBuilder("sh", "-c", "kill -TERM -- -" + process.pid())
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } else {
      process.destroy();
    }
  }
}
