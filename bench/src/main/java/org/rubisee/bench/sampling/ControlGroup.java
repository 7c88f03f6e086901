package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What the kernel says of all processes of a control group, for example of a container: version 2
 * ({@code cpu.stat}, {@code memory.current}, {@code io.stat}) or version 1 (the files of {@code
 * cpuacct}, {@code memory} and {@code blkio}).
 *
 * @param cpuUserSeconds CPU time in user mode since the group's beginning
 * @param cpuSystemSeconds CPU time in the kernel since the group's beginning
 * @param memoryBytes main memory in use, pages of files included
 * @param diskReadBytes read from disks; empty where nobody counts
 * @param diskWriteBytes written to disks; empty where nobody counts
 */
public record ControlGroup(
    double cpuUserSeconds,
    double cpuSystemSeconds,
    long memoryBytes,
    Optional<Long> diskReadBytes,
    Optional<Long> diskWriteBytes) {

  private static final double MICROS = 1e6;

  /** Version 1 counts CPU time in ticks of 10 ms. */
  private static final double TICKS_PER_SECOND = 100;

  /** The folders of a group, one per controller; in version 2 all are the same. */
  public record Folders(Path cpu, Path memory, Path io) {}

  /**
   * Finds the group of a process.
   *
   * @param process its folder, {@code /proc/PID}
   * @param mount where control groups are mounted, {@code /sys/fs/cgroup}
   * @throws IOException if the process has ended or its group cannot be read
   */
  public static Folders foldersOf(Path process, Path mount) throws IOException {
    List<String> lines = Files.readAllLines(process.resolve("cgroup"));
    if (Files.exists(mount.resolve("cgroup.controllers"))) {
      Path folder = below(mount, path(lines, ""));
      return new Folders(folder, folder, folder);
    }
    return new Folders(
        below(mount.resolve("cpuacct"), path(lines, "cpuacct")),
        below(mount.resolve("memory"), path(lines, "memory")),
        below(mount.resolve("blkio"), path(lines, "blkio")));
  }

  /**
   * Reads a group.
   *
   * @throws IOException if it is gone or not readable
   */
  public static ControlGroup read(Folders folders) throws IOException {
    boolean second = Files.exists(folders.cpu().resolve("cpu.stat")) && isSecond(folders.cpu());
    return second ? readSecond(folders) : readFirst(folders);
  }

  private static boolean isSecond(Path cpu) throws IOException {
    return Files.readString(cpu.resolve("cpu.stat")).contains("user_usec");
  }

  private static ControlGroup readSecond(Folders folders) throws IOException {
    List<String> cpu = Files.readAllLines(folders.cpu().resolve("cpu.stat"));
    return new ControlGroup(
        number(cpu, "user_usec") / MICROS,
        number(cpu, "system_usec") / MICROS,
        Long.parseLong(Files.readString(folders.memory().resolve("memory.current")).strip()),
        sumOfPairs(folders.io().resolve("io.stat"), "rbytes="),
        sumOfPairs(folders.io().resolve("io.stat"), "wbytes="));
  }

  private static ControlGroup readFirst(Folders folders) throws IOException {
    List<String> cpu = Files.readAllLines(folders.cpu().resolve("cpuacct.stat"));
    Path io = folders.io().resolve("blkio.throttle.io_service_bytes");
    return new ControlGroup(
        number(cpu, "user") / TICKS_PER_SECOND,
        number(cpu, "system") / TICKS_PER_SECOND,
        Long.parseLong(Files.readString(folders.memory().resolve("memory.usage_in_bytes")).strip()),
        sumOfRows(io, " Read "),
        sumOfRows(io, " Write "));
  }

  private static String path(List<String> lines, String controller) throws IOException {
    for (String line : lines) {
      String[] parts = line.split(":", 3);
      if (parts.length == 3 && List.of(parts[1].split(",")).contains(controller)) {
        return parts[2];
      }
    }
    throw new IOException("The process is in no control group of '" + controller + "'");
  }

  private static Path below(Path mount, String path) {
    return mount.resolve(path.substring(1));
  }

  private static long number(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key + " "))
        .mapToLong(line -> Long.parseLong(line.substring(key.length() + 1).strip()))
        .findFirst()
        .orElse(0);
  }

  /** Of version 2: {@code 8:0 rbytes=1 wbytes=2 …} per disk. */
  private static Optional<Long> sumOfPairs(Path file, String key) throws IOException {
    if (!Files.isReadable(file)) {
      return Optional.empty();
    }
    return Optional.of(
        Files.readAllLines(file).stream()
            .flatMap(line -> List.of(line.split(" ")).stream())
            .filter(pair -> pair.startsWith(key))
            .mapToLong(pair -> Long.parseLong(pair.substring(key.length())))
            .sum());
  }

  /** Of version 1: {@code 8:0 Read 1} per disk and direction. */
  private static Optional<Long> sumOfRows(Path file, String direction) throws IOException {
    if (!Files.isReadable(file)) {
      return Optional.empty();
    }
    return Optional.of(
        Files.readAllLines(file).stream()
            .filter(line -> line.contains(direction))
            .mapToLong(line -> Long.parseLong(line.substring(line.lastIndexOf(' ') + 1)))
            .sum());
  }
}
