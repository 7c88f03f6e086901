package org.rubisee.servers;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The log of a process: what it writes to its output, in a file of bounded size. A full file is
 * kept as {@code NAME.1} and begun again, so the two together have at most twice that size. What
 * cannot be written, on a full disk for example, is dropped: the process never waits for its log
 * while this Java process runs.
 */
public final class BoundedLog {

  /** Greatest size of a log, in bytes. */
  public static final long MOST_BYTES = 16L << 20;

  private static final int BUFFER_BYTES = 1 << 13;

  private final Path file;
  private final long mostBytes;
  private long bytes;
  private OutputStream out = OutputStream.nullOutputStream();

  private BoundedLog(Path file, long mostBytes) {
    this.file = file;
    this.mostBytes = mostBytes;
  }

  /**
   * Writes what a process says from now on, until its output ends.
   *
   * @param output what the process writes
   * @param file an earlier one is written over
   * @return the thread that writes; it ends with the output
   */
  public static Thread start(InputStream output, Path file) {
    return start(output, file, MOST_BYTES);
  }

  /** The same with another greatest size. */
  static Thread start(InputStream output, Path file, long mostBytes) {
    BoundedLog log = new BoundedLog(file, mostBytes);
    log.begin();
    Thread writer = new Thread(() -> log.follow(output), "log");
    writer.setDaemon(true);
    writer.start();
    return writer;
  }

  /** Where a full log is kept. */
  public static Path before(Path file) {
    return file.resolveSibling(file.getFileName() + ".1");
  }

  private void follow(InputStream output) {
    byte[] piece = new byte[BUFFER_BYTES];
    try (output) {
      for (int length = output.read(piece); length >= 0; length = output.read(piece)) {
        write(piece, length);
      }
    } catch (IOException e) {
      // the process has ended
    }
    closeQuietly();
  }

  private void write(byte[] piece, int length) {
    if (bytes + length > mostBytes) {
      keep();
      begin();
    }
    try {
      out.write(piece, 0, length);
      bytes += length;
    } catch (IOException e) {
      // no room on the disk: the server serves on without this piece of its log
    }
  }

  private void keep() {
    closeQuietly();
    try {
      Files.move(file, before(file), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // it is written over instead
    }
  }

  private void begin() {
    bytes = 0;
    try {
      out =
          Files.newOutputStream(
              file,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE);
    } catch (IOException e) {
      out = OutputStream.nullOutputStream();
    }
  }

  private void closeQuietly() {
    try {
      out.close();
    } catch (IOException e) {
      // what could be written has been written
    }
  }
}
