package org.rubisee.servers;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Ends servers whose Java process was killed. The records of {@link Watchdog} say which. */
public final class LeftProcesses {

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int POLL_MILLIS = 50;
  private static final int DEPTH = 5;
  private static final int FIELDS = 5;

  /** Folders without records, which may have many files. */
  private static final Set<String> SKIPPED =
      Set.of("data", "snapshots", "stand-ins", "deployments");

  /**
   * A server that outlived its Java process.
   *
   * @param name what users call it
   * @param pid its process
   * @param wasRunning whether it ran until now; otherwise its watchdog had ended it
   */
  public record Left(String name, long pid, boolean wasRunning) {}

  private LeftProcesses() {}

  /**
   * Ends the servers that were left with records in a folder, and removes the records. Servers of a
   * Java process that runs are left alone.
   *
   * @return those that were left
   * @throws ServerFailedException if one cannot be ended
   */
  public static List<Left> end(Path folder) throws IOException, InterruptedException {
    List<Left> left = new ArrayList<>();
    for (Path record : records(folder)) {
      List<String> lines = Files.readAllLines(record);
      String[] fields = lines.isEmpty() ? new String[0] : lines.get(0).split(" ", FIELDS);
      if (fields.length < FIELDS || fields[2].isEmpty()) {
        Files.delete(record);
        continue;
      }
      if (!identity(fields[2], fields[3]).isAlive()) {
        ProcessIdentity server = identity(fields[0], fields[1]);
        boolean runs = server.isAlive();
        if (runs) {
          end(server, fields[4]);
        }
        if (runs || lines.size() > 1) {
          left.add(new Left(fields[4], server.pid(), runs));
        }
        new LinkedFolder(record.getParent()).delete();
        Files.deleteIfExists(record);
      }
    }
    return left;
  }

  private static void end(ProcessIdentity server, String name) throws InterruptedException {
    ProcessHandle process = ProcessHandle.of(server.pid()).orElse(null);
    if (process == null) {
      return;
    }
    List<ProcessHandle> workers = process.descendants().toList();
    process.destroy();
    boolean hasEnded = ended(server);
    workers.forEach(ProcessHandle::destroyForcibly);
    if (!hasEnded) {
      process.destroyForcibly();
      if (!ended(server)) {
        throw new ServerFailedException(
            String.format(
                Locale.ROOT,
                "The %s of a command that was killed still runs as process %d and cannot be ended: end it as the user who started it",
                name,
                server.pid()));
      }
    }
  }

  private static boolean ended(ProcessIdentity server) throws InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (server.isAlive()) {
      if (System.nanoTime() - deadline > 0) {
        return false;
      }
      Thread.sleep(POLL_MILLIS);
    }
    return true;
  }

  /** A number that cannot be read belongs to no process. */
  private static ProcessIdentity identity(String pid, String startTicks) {
    try {
      return new ProcessIdentity(Long.parseLong(pid), Long.parseLong(startTicks));
    } catch (NumberFormatException e) {
      return new ProcessIdentity(0, 0);
    }
  }

  private static List<Path> records(Path folder) throws IOException {
    List<Path> records = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      Files.walkFileTree(
          folder,
          EnumSet.noneOf(FileVisitOption.class),
          DEPTH,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path visited, BasicFileAttributes attributes) {
              return SKIPPED.contains(visited.getFileName().toString())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.getFileName().toString().matches(Watchdog.RECORD + "\\.\\d+")) {
                records.add(file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              // it was removed since its folder was listed
              return FileVisitResult.CONTINUE;
            }
          });
    }
    return records;
  }
}
