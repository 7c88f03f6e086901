package org.rubisee.bench.sampling;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the process that listens at a TCP port of this machine (Linux): the kernel's list of
 * sockets names the socket, and the open files of a process lead to it. Processes of other users
 * can only be found by root.
 *
 * @param proc usually {@code /proc}
 */
public record ListeningProcess(Path proc) {

  private static final String LISTENING = "0A";
  private static final int LOCAL = 1;
  private static final int STATE = 3;
  private static final int INODE = 9;
  private static final int HEXADECIMAL = 16;

  /** Of this machine, or of the network namespace that this process is in. */
  public static ListeningProcess here() {
    return new ListeningProcess(Path.of("/proc"));
  }

  /** The process that listens at a port; empty if there is none, or none that can be seen. */
  public Optional<Long> at(int port) throws IOException {
    Set<String> sockets = new HashSet<>();
    for (String table : List.of("self/net/tcp", "self/net/tcp6")) {
      Path file = proc.resolve(table);
      if (Files.exists(file)) {
        addListening(Files.readAllLines(file), port, sockets);
      }
    }
    return sockets.isEmpty() ? Optional.empty() : owner(sockets);
  }

  private static void addListening(List<String> lines, int port, Set<String> sockets) {
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.strip().split("\\s+");
      String local = fields[LOCAL];
      int localPort = Integer.parseInt(local.substring(local.lastIndexOf(':') + 1), HEXADECIMAL);
      if (fields[STATE].equals(LISTENING) && localPort == port) {
        sockets.add("socket:[" + fields[INODE] + "]");
      }
    }
  }

  private Optional<Long> owner(Set<String> sockets) throws IOException {
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(proc, "[0-9]*")) {
      for (Path process : processes) {
        if (holds(process, sockets)) {
          return Optional.of(Long.valueOf(process.getFileName().toString()));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean holds(Path process, Set<String> sockets) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
      for (Path file : files) {
        if (sockets.contains(Files.readSymbolicLink(file).toString())) {
          return true;
        }
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      // It ended meanwhile, or belongs to somebody else.
      return false;
    }
    return false;
  }
}
