package org.rubisee.contract.attack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The ports that a process of this machine has opened, whether it was told to or not. */
public final class ListeningPorts {

  /** In {@code /proc/net/tcp}: a socket that listens, and where its address and number are. */
  private static final String LISTENING = "0A";

  private static final int ADDRESS_FIELD = 1;
  private static final int STATE_FIELD = 3;
  private static final int INODE_FIELD = 9;
  private static final int HEXADECIMAL = 16;

  private ListeningPorts() {}

  /** The addresses and ports at which a process listens, as the kernel writes them. */
  public static Set<String> of(long pid) {
    try {
      return listening(Path.of("/proc", Long.toString(pid)));
    } catch (IOException e) {
      throw new UncheckedIOException("The ports of process " + pid + " cannot be read", e);
    }
  }

  /** Without their addresses. */
  public static List<Integer> numbersOf(long pid) {
    return of(pid).stream()
        .map(address -> address.substring(address.lastIndexOf(':') + 1))
        .map(port -> Integer.parseInt(port, HEXADECIMAL))
        .distinct()
        .toList();
  }

  private static Set<String> listening(Path process) throws IOException {
    Set<String> sockets = new TreeSet<>();
    try (Stream<Path> files = Files.list(process.resolve("fd"))) {
      files.map(ListeningPorts::target).forEach(sockets::add);
    }
    List<String> lines = new ArrayList<>();
    for (String protocol : List.of("tcp", "tcp6")) {
      Path table = process.resolve("net").resolve(protocol);
      if (Files.exists(table)) {
        lines.addAll(Files.readAllLines(table));
      }
    }
    Set<String> listening = new TreeSet<>();
    for (String line : lines) {
      String[] fields = line.strip().split("\\s+");
      if (fields[STATE_FIELD].equals(LISTENING)
          && sockets.contains("socket:[" + fields[INODE_FIELD] + "]")) {
        listening.add(fields[ADDRESS_FIELD]);
      }
    }
    return listening;
  }

  /** What a file descriptor is; nothing if it was closed in between. */
  private static String target(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString();
    } catch (IOException e) {
      return "";
    }
  }
}
