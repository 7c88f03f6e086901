package org.rubisee.fuzzing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Where a fuzz test keeps the files that it damages: in memory for a million inputs, since writing
 * each of them to a disk would take much of the time.
 */
record ScratchFolder(Path path) implements AutoCloseable {

  /** The system property with the folder; without it, it is below {@code target}. */
  static final String PROPERTY = "rubis.fuzzing.scratch";

  private static final Path MEMORY = Path.of("/dev/shm");

  /** A new folder, in memory if the machine has a file system there. */
  static ScratchFolder inMemory() throws IOException {
    return new ScratchFolder(
        Files.isWritable(MEMORY) ? Files.createTempDirectory(MEMORY, "fuzzing") : inTarget());
  }

  /** A new folder for one test. */
  static Path ofTest() throws IOException {
    String given = System.getProperty(PROPERTY);
    return given == null ? inTarget() : Files.createTempDirectory(Path.of(given), "files");
  }

  private static Path inTarget() throws IOException {
    return Files.createTempDirectory(
        Files.createDirectories(Path.of("target", "fuzzing").toAbsolutePath()), "files");
  }

  @Override
  public void close() throws IOException {
    List<Path> inside;
    try (Stream<Path> walk = Files.walk(path)) {
      inside = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path each : inside) {
      Files.deleteIfExists(each);
    }
  }
}
