package org.rubisee.servers;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/**
 * Reserves the folder of a server for this Java process. The operating system releases the lock
 * when the process ends, however it ends.
 */
public final class FolderLock implements AutoCloseable {

  private static final String FILE = "lock";

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock.
   *
   * @throws ServerFailedException if another command has it; the message names its process
   */
  public static FolderLock take(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    if (tryToLock(channel) == null) {
      channel.close();
      String holder = Files.readString(file).strip();
      throw new ServerFailedException(
          String.format(
              Locale.ROOT,
              "%s is used by another command%s: wait until that one has ended, or use another checkout",
              folder,
              holder.isEmpty() ? "" : " (process " + holder + ")"));
    }
    channel.truncate(0);
    channel.write(
        ByteBuffer.wrap(
            Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)));
    return new FolderLock(channel);
  }

  /** Null if another process, or another part of this one, holds the lock. */
  private static FileLock tryToLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** Releases the lock; again does nothing. */
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // the end of this process releases it
    }
  }
}
