package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rubisee.bench.results.Machine;
import org.rubisee.servers.ContainerMemory;
import org.rubisee.servers.ProcessEnvironment;

/** The machine that this program runs on (Linux): its kernel, processor and memory. */
public final class ThisMachine {

  private static final int KIB = 10;

  private ThisMachine() {}

  /** Its description for results. */
  public static Machine description() {
    return new Machine(
        value(Path.of("/etc/os-release"), "PRETTY_NAME=", System.getProperty("os.name"))
            .replace("\"", ""),
        System.getProperty("os.version"),
        value(Path.of("/proc/cpuinfo"), "model name", System.getProperty("os.arch"))
            .replaceFirst("^\\s*:\\s*", ""),
        Runtime.getRuntime().availableProcessors(),
        memoryBytes(),
        ProcessEnvironment.current().removed());
  }

  /** The kernel's own name of its run, which tells machines apart; empty where it has none. */
  public static String bootId() {
    return value(Path.of("/proc/sys/kernel/random/boot_id"), "", "");
  }

  /** Main memory that processes may use, bytes: that of the machine, or less in a container. */
  public static long memoryBytes() {
    return ContainerMemory.here().limitBytes().stream().reduce(physicalBytes(), Math::min);
  }

  private static long physicalBytes() {
    String text = value(Path.of("/proc/meminfo"), "MemTotal:", "0").replaceAll("\\D+", "");
    return Long.parseLong(text) << KIB;
  }

  /** What follows a key in a file; another value where there is no such file or key. */
  private static String value(Path file, String key, String otherwise) {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> line.startsWith(key))
          .map(line -> line.substring(key.length()).strip())
          .findFirst()
          .orElse(otherwise);
    } catch (IOException e) {
      return otherwise;
    }
  }
}
