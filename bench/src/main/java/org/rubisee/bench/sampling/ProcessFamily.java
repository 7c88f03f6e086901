package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.sampling.counter.StatLine;

/**
 * A process of this machine, those that it started, and those that these started (Linux, {@code
 * /proc}): the processes of httpd and PHP-FPM do the work of the one that started them. Costs one
 * short file more of each process.
 *
 * @param process its folder in {@code /proc}
 */
public record ProcessFamily(Path process) {

  private static final String ANONYMOUS = "RssAnon:";
  private static final String RESIDENT = "VmRSS:";
  private static final String THREADS = "Threads:";

  /** Of a process. */
  public static ProcessFamily of(long pid) {
    return new ProcessFamily(Path.of("/proc", Long.toString(pid)));
  }

  /** The numbers of all that first threads started and that have not ended, oldest first. */
  public List<Long> descendants() {
    List<Long> found = new ArrayList<>(children());
    for (int i = 0; i < found.size(); i++) {
      found.addAll(new ProcessFamily(process.resolveSibling(found.get(i).toString())).children());
    }
    return found;
  }

  private List<Long> children() {
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
    List<Long> descendants = descendants();
    for (long one : descendants) {
      try {
        StatLine stat = StatLine.read(process.resolveSibling(Long.toString(one)).resolve("stat"));
        user += stat.userSeconds() + stat.childrenSeconds();
        system += stat.systemSeconds();
      } catch (IOException e) {
        // it has ended since: the next reading has it
        continue;
      }
    }
    return new CpuTime(user + (descendants.isEmpty() ? 0 : own.childrenSeconds()), system);
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
   * Main memory in use: that of the process, and what the others do not share with files.
   *
   * @throws IOException if the process has ended
   */
  public long residentBytes() throws IOException {
    return sum(one -> number(one, one.equals(process) ? RESIDENT : ANONYMOUS)) << 10;
  }

  /**
   * Threads of all of them.
   *
   * @throws IOException if the process has ended
   */
  public long threads() throws IOException {
    return sum(one -> number(one, THREADS));
  }

  /**
   * Sockets that they have open.
   *
   * @throws IOException if the process has ended
   */
  public long sockets() throws IOException {
    return sum(ProcessFamily::sockets);
  }

  /** Something that is counted of one process. */
  private interface Count {
    long of(Path one) throws IOException;
  }

  private long sum(Count count) throws IOException {
    long sum = count.of(process);
    for (long one : descendants()) {
      try {
        sum += count.of(process.resolveSibling(Long.toString(one)));
      } catch (IOException e) {
        // it has ended since
        continue;
      }
    }
    return sum;
  }

  private static long number(Path process, String key) throws IOException {
    return Files.readString(process.resolve("status"))
        .lines()
        .filter(line -> line.startsWith(key))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D+", "")))
        .findFirst()
        .orElseThrow(() -> new IOException("no " + key));
  }

  private static long sockets(Path process) throws IOException {
    long count = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
      for (Path file : files) {
        count += isSocket(file) ? 1 : 0;
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return count;
  }

  /** A file that was closed meanwhile is none. */
  private static boolean isSocket(Path file) {
    try {
      return Files.readSymbolicLink(file).toString().startsWith("socket:[");
    } catch (IOException e) {
      return false;
    }
  }
}
