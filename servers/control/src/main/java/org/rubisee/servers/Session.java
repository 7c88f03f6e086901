package org.rubisee.servers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The processes of a session of the kernel: those that its leader started, and those that these
 * started. They stay in it if the leader ends before them.
 *
 * @param leader the number of the process that began it
 */
record Session(long leader) {

  private static final int SESSION = 3;
  private static final String ENDED = "Z";

  /** Their numbers; none if there is no such session or no {@code /proc}. */
  List<Long> pids() {
    try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
      return processes
          .filter(folder -> folder.getFileName().toString().matches("\\d+"))
          .filter(this::has)
          .map(folder -> Long.parseLong(folder.getFileName().toString()))
          .sorted()
          .toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private boolean has(Path process) {
    try {
      String stat =
          new String(Files.readAllBytes(process.resolve("stat")), StandardCharsets.ISO_8859_1);
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
      return !fields[0].equals(ENDED) && Long.parseLong(fields[SESSION]) == leader;
    } catch (IOException e) {
      return false;
    }
  }
}
