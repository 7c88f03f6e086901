package org.rubisee.bench.ledger.wire;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads what a server has written to its log of calls since the last look. */
final class CallLogReader implements CallSource {

  private final Path file;
  private long position;

  CallLogReader(Path file) {
    this.file = file;
  }

  @Override
  public List<String> take() {
    if (!Files.exists(file)) {
      return List.of();
    }
    try (RandomAccessFile log = new RandomAccessFile(file.toFile(), "r")) {
      byte[] news = new byte[Math.toIntExact(log.length() - position)];
      log.seek(position);
      log.readFully(news);
      position += news.length;
      return new String(news, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  @Override
  public long size() {
    return file.toFile().length();
  }
}
