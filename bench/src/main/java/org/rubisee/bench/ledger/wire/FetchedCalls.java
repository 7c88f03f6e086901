package org.rubisee.bench.ledger.wire;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The log of calls of a server elsewhere, of which each new part is fetched once. */
public final class FetchedCalls implements CallSource {

  /** Where the log is. */
  public interface Log {

    /**
     * What the log has from a position on; nothing as long as it does not exist.
     *
     * @param position in bytes
     * @throws IOException if it cannot be read
     */
    byte[] from(long position) throws IOException;
  }

  private final String server;
  private final Log log;
  private final ByteArrayOutputStream news = new ByteArrayOutputStream();
  private long size;

  /**
   * A log of which nothing has been fetched.
   *
   * @param server what messages call it
   */
  public FetchedCalls(String server, Log log) {
    this.server = server;
    this.log = log;
  }

  /** A line whose end is not written yet is left for the next time. */
  @Override
  public List<String> take() {
    size();
    String text = news.toString(StandardCharsets.UTF_8);
    int whole = text.lastIndexOf('\n') + 1;
    news.reset();
    news.writeBytes(text.substring(whole).getBytes(StandardCharsets.UTF_8));
    return text.substring(0, whole).lines().toList();
  }

  @Override
  public long size() {
    try {
      byte[] more = log.from(size);
      news.writeBytes(more);
      size += more.length;
      return size;
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The calls of " + server + " cannot be read: " + e.getMessage(), e);
    }
  }
}
