package org.rubisee.servers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The memory that the control groups of this process allow (Linux, versions 1 and 2). In a
 * container it is less than the machine has.
 *
 * @param root of the file system, usually {@code /}
 */
public record ContainerMemory(Path root) {

  /** Version 1 has the largest number of pages in place of a limit. */
  private static final long NO_LIMIT = 1L << 60;

  private static final int ROOT = 3;
  private static final int MOUNT_POINT = 4;

  /** A version of control groups: where it is mounted, and its files. */
  private enum Version {
    V1("memory.limit_in_bytes", "memory.oom_control") {
      @Override
      boolean isMount(String line) {
        return line.matches(".* - cgroup \\S+ .*\\bmemory\\b.*");
      }

      @Override
      boolean isMember(String line) {
        return line.matches("\\d+:([^:]*,)?memory(,[^:]*)?:.*");
      }
    },
    V2("memory.max", "memory.events") {
      @Override
      boolean isMount(String line) {
        return line.contains(" - cgroup2 ");
      }

      @Override
      boolean isMember(String line) {
        return line.startsWith("0::");
      }
    };

    private final String limit;
    private final String events;

    Version(String limit, String events) {
      this.limit = limit;
      this.events = events;
    }

    /** Whether a line of {@code /proc/self/mountinfo} is of this version. */
    abstract boolean isMount(String line);

    /** Whether a line of {@code /proc/self/cgroup} is of this version. */
    abstract boolean isMember(String line);
  }

  /** Of this machine. */
  public static ContainerMemory here() {
    return new ContainerMemory(Path.of("/"));
  }

  /** The smallest limit, bytes; empty if there is none. */
  public OptionalLong limitBytes() {
    return Stream.of(Version.values())
        .flatMap(version -> groups(version).stream().map(group -> group.resolve(version.limit)))
        .flatMapToLong(file -> lines(file).stream().flatMapToLong(ContainerMemory::number))
        .filter(limit -> limit < NO_LIMIT)
        .min();
  }

  /** How many processes the kernel ended because a limit was reached, since the container began. */
  public long killed() {
    return Stream.of(Version.values())
        .flatMap(
            version -> groups(version).stream().limit(1).map(own -> own.resolve(version.events)))
        .flatMap(file -> lines(file).stream())
        .filter(line -> line.startsWith("oom_kill "))
        .flatMapToLong(line -> number(line.substring(line.indexOf(' ') + 1)))
        .sum();
  }

  /** The folder of this process's group, and those above; the limit of each of them holds. */
  private List<Path> groups(Version version) {
    String member =
        lines(root.resolve("proc/self/cgroup")).stream()
            .filter(version::isMember)
            .map(line -> line.substring(line.indexOf(':', line.indexOf(':') + 1) + 1))
            .findFirst()
            .orElse("/");
    return lines(root.resolve("proc/self/mountinfo")).stream()
        .filter(version::isMount)
        .map(line -> line.split(" "))
        .map(mount -> upwards(within(mount[MOUNT_POINT]), below(mount[ROOT], member)))
        .findFirst()
        .orElse(List.of());
  }

  /** A container may see its own group as the root, and still read its name on the machine. */
  private static String below(String mounted, String member) {
    return mounted.equals("/") || !member.startsWith(mounted)
        ? member
        : member.substring(mounted.length());
  }

  private List<Path> upwards(Path top, String member) {
    List<Path> groups = new ArrayList<>();
    Path group = top.resolve(member.replaceFirst("^/+", "")).normalize();
    while (group != null && group.startsWith(top)) {
      groups.add(group);
      group = group.getParent();
    }
    groups.removeIf(folder -> !Files.isDirectory(folder));
    return groups.isEmpty() ? List.of(top) : groups;
  }

  private Path within(String absolute) {
    return root.resolve(absolute.replaceFirst("^/+", ""));
  }

  private static LongStream number(String text) {
    return text.strip().matches("\\d{1,18}")
        ? LongStream.of(Long.parseLong(text.strip()))
        : LongStream.empty();
  }

  /** None if the file cannot be read, as on machines without control groups. */
  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      return List.of();
    }
  }
}
