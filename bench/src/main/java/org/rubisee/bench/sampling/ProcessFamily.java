package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.sampling.counter.StatLine;

/**
 * A process of this machine, and those that it started (Linux, {@code /proc}): the processes of
 * httpd do the work of the one that started them. Costs one short file more of a process that
 * started none.
 *
 * @param process its folder in {@code /proc}
 */
public record ProcessFamily(Path process) {

  private static final String ANONYMOUS = "RssAnon:";
  private static final String RESIDENT = "VmRSS:";

  /** Of a process. */
  public static ProcessFamily of(long pid) {
    return new ProcessFamily(Path.of("/proc", Long.toString(pid)));
  }

  /** The numbers of those that its first thread started and that have not ended. */
  public List<Long> children() {
    Path file = process.resolve("task").resolve(process.getFileName()).resolve("children");
    try {
      List<Long> children = new ArrayList<>();
      for (String number : Files.readString(file).split(" ")) {
        if (!number.isBlank()) {
          children.add(Long.valueOf(number.strip()));
        }
      }
      return children;
    } catch (IOException e) {
      // it has ended, or this kernel does not tell
      return List.of();
    }
  }

  /**
   * CPU time of all of them, with those that have ended.
   *
   * @throws IOException if the process has ended
   */
  public CpuTime cpu() throws IOException {
    StatLine own = StatLine.read(process.resolve("stat"));
    double user = own.userSeconds();
    double system = own.systemSeconds();
    List<Long> children = children();
    for (long child : children) {
      try {
        StatLine stat = StatLine.read(process.resolveSibling(Long.toString(child)).resolve("stat"));
        user += stat.userSeconds();
        system += stat.systemSeconds();
      } catch (IOException e) {
        // it has ended since: the next reading has it
        continue;
      }
    }
    return new CpuTime(user + (children.isEmpty() ? 0 : own.childrenSeconds()), system);
  }

  /**
   * CPU time since the start.
   *
   * @param userSeconds in user mode, with all time of children that ended
   * @param systemSeconds in the kernel
   */
  public record CpuTime(double userSeconds, double systemSeconds) {

    /** Both. */
    public double seconds() {
      return userSeconds + systemSeconds;
    }
  }

  /**
   * Main memory in use: that of the process, and what its children do not share with files.
   *
   * @throws IOException if the process has ended
   */
  public long residentBytes() throws IOException {
    long bytes = bytes(process, RESIDENT);
    for (long child : children()) {
      try {
        bytes += bytes(process.resolveSibling(Long.toString(child)), ANONYMOUS);
      } catch (IOException e) {
        // it has ended since
        continue;
      }
    }
    return bytes;
  }

  private static long bytes(Path process, String key) throws IOException {
    return Files.readString(process.resolve("status"))
        .lines()
        .filter(line -> line.startsWith(key))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D+", "")) << 10)
        .findFirst()
        .orElse(0);
  }
}
