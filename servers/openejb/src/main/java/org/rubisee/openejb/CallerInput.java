package org.rubisee.openejb;

import java.io.FilterInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What a connection sends. Until it is known who sends, it ends after {@value #MOST_BYTES} bytes,
 * and a read fails {@value #SECONDS} seconds after the first one. For the thread of the connection.
 */
final class CallerInput extends FilterInputStream {

  /** Twice what the largest call carries: a text of 8,192 characters. */
  static final int MOST_BYTES = 64 * 1024;

  static final int SECONDS = 10;

  private static final int END = -1;

  private final Socket socket;
  private final LongSupplier nanos;
  private final long deadline;
  private int left = MOST_BYTES;
  private boolean isBounded = true;

  /**
   * Begins to bound a connection.
   *
   * @param nanos a clock that never goes back, in nanoseconds
   */
  CallerInput(Socket socket, LongSupplier nanos) throws IOException {
    super(socket.getInputStream());
    this.socket = socket;
    this.nanos = nanos;
    deadline = nanos.getAsLong() + TimeUnit.SECONDS.toNanos(SECONDS);
  }

  /** The sender is the web tier. */
  void unbound() throws IOException {
    if (isBounded) {
      isBounded = false;
      socket.setSoTimeout(0);
    }
  }

  @Override
  public int read() throws IOException {
    byte[] next = new byte[1];
    return read(next, 0, 1) < 0 ? END : next[0] & 0xff;
  }

  @Override
  public int read(byte[] into, int from, int count) throws IOException {
    if (!isBounded) {
      return super.read(into, from, count);
    }
    if (left == 0) {
      return END;
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(deadline - nanos.getAsLong());
    if (millis <= 0) {
      throw new SocketTimeoutException("no caller has logged in for " + SECONDS + " s");
    }
    socket.setSoTimeout((int) millis);
    int read = super.read(into, from, Math.min(count, left));
    left -= Math.max(0, read);
    return read;
  }
}
