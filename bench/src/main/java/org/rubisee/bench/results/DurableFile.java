package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files and folders that are there as a whole or not at all, whenever the program is killed. */
public final class DurableFile {

  /** What is being written has this at the end of its name. */
  static final String UNFINISHED = ".new";

  private DurableFile() {}

  /** Writes a file. A reader sees the old content or the new one, after a power failure too. */
  public static void write(Path file, byte[] content) throws IOException {
    Path fresh = unfinished(file);
    Files.deleteIfExists(fresh);
    try (FileChannel channel =
        FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    complete(file);
  }

  /** Where the content of a file or folder is collected before {@link #complete}. */
  public static Path unfinished(Path file) {
    return file.resolveSibling(file.getFileName() + UNFINISHED);
  }

  /** Gives what was collected its name. */
  public static void complete(Path file) throws IOException {
    Files.move(
        unfinished(file),
        file,
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
    force(file.toAbsolutePath().getParent());
  }

  /** Puts the names in a folder on disk. */
  private static void force(Path folder) throws IOException {
    try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
      names.force(true);
    }
  }
}
