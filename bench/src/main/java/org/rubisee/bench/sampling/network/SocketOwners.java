package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rubisee.bench.results.tier.Tier;

/** Which tier's process holds a socket, by the open files of the processes. */
final class SocketOwners {

  private static final String SOCKET = "socket:[";

  private final Map<Tier, Path> processes;
  private final Map<Long, Optional<Tier>> known = new HashMap<>();

  /**
   * Looks among these processes.
   *
   * @param processes each tier's folder in {@code /proc}
   */
  SocketOwners(Map<Tier, Path> processes) {
    this.processes = Map.copyOf(processes);
  }

  /** Finds the owners of sockets; looks at the processes only when there is an unknown one. */
  void learn(Set<Long> inodes) {
    known.keySet().retainAll(inodes);
    if (known.keySet().containsAll(inodes)) {
      return;
    }
    Map<Long, Tier> open = new HashMap<>();
    processes.forEach((tier, process) -> addOpen(tier, process.resolve("fd"), open));
    inodes.forEach(
        inode -> known.computeIfAbsent(inode, number -> Optional.ofNullable(open.get(number))));
  }

  /** The tier of a learnt socket; empty when none of the processes holds it. */
  Optional<Tier> of(long inode) {
    return known.getOrDefault(inode, Optional.empty());
  }

  private static void addOpen(Tier tier, Path folder, Map<Long, Tier> open) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        inode(file).ifPresent(inode -> open.put(inode, tier));
      }
    } catch (IOException | java.nio.file.DirectoryIteratorException e) {
      // The process has ended, or belongs to somebody else: its sockets are nobody's.
    }
  }

  private static Optional<Long> inode(Path file) {
    try {
      String target = Files.readSymbolicLink(file).toString();
      return target.startsWith(SOCKET)
          ? Optional.of(Long.valueOf(target.substring(SOCKET.length(), target.length() - 1)))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
