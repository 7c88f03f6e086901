package org.rubisee.remotingports;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.xnio.conduits.AbstractStreamSourceConduit;
import org.xnio.conduits.StreamSourceConduit;

/**
 * What a connection sends before its login is complete: one frame per read, each of a bounded
 * length. A frame is a length of four bytes and its content; the first byte of the content is its
 * type.
 *
 * <p>JBoss Remoting allocates whatever length a frame states, whoever sends it. Here a length
 * beyond the limit, or a type that no login has, looks like the end of the connection, which
 * Remoting then closes without a message. Remoting itself closes a connection that sends a type of
 * the time after the login too early, and reads nothing more of it. So the first such frame ends
 * the limit.
 *
 * <p>All methods are called by the connection's I/O thread.
 */
final class LoginFrames extends AbstractStreamSourceConduit<StreamSourceConduit> {

  /** Frames of a login have some hundred bytes, and Remoting's own buffers 8 KiB. */
  static final int LONGEST = 4096;

  private static final int LENGTH_BYTES = 4;
  private static final int END = -1;

  /** Types of Remoting's protocol. */
  private static final int CAPABILITIES = 0x01;

  private static final int AUTH_REQUEST = 0x02;
  private static final int AUTH_RESPONSE = 0x04;
  private static final int FIRST_AFTER_LOGIN = 0x10;
  private static final int CONNECTION_ALIVE = 0xf0;
  private static final int CONNECTION_ALIVE_ACK = 0xf1;
  private static final int CONNECTION_CLOSE = 0xff;

  private int lengthBytesLeft = LENGTH_BYTES;
  private int length;
  private int left;
  private boolean isRefused;
  private boolean isLoggedIn;

  /** Reads from another conduit. */
  LoginFrames(StreamSourceConduit next) {
    super(next);
  }

  /** Whether the login is complete, so that nothing is bounded any more. */
  boolean isLoggedIn() {
    return isLoggedIn && left == 0;
  }

  @Override
  public int read(ByteBuffer into) throws IOException {
    if (isLoggedIn()) {
      return next.read(into);
    }
    return isRefused ? END : readPart(into);
  }

  @Override
  public long read(ByteBuffer[] into, int offset, int count) throws IOException {
    if (isLoggedIn()) {
      return next.read(into, offset, count);
    }
    for (int i = offset; i < offset + count; i++) {
      if (into[i].hasRemaining()) {
        return read(into[i]);
      }
    }
    return 0;
  }

  /** No more than the rest of a length, or of a frame's content. */
  private int readPart(ByteBuffer into) throws IOException {
    int start = into.position();
    int limit = into.limit();
    into.limit((int) Math.min(limit, (long) start + (left > 0 ? left : lengthBytesLeft)));
    int read;
    try {
      read = next.read(into);
    } finally {
      into.limit(limit);
    }
    for (int i = start; i < start + read && !isRefused; i++) {
      follow(into.get(i) & 0xff);
    }
    if (isRefused) {
      into.position(start);
      return END;
    }
    return read;
  }

  private void follow(int next) {
    if (left == 0) {
      length = length << Byte.SIZE | next;
      lengthBytesLeft--;
      if (lengthBytesLeft == 0) {
        isRefused = length < 1 || length > LONGEST;
        left = length;
      }
      return;
    }
    if (left == length) {
      begin(next);
    }
    left--;
    if (left == 0) {
      length = 0;
      lengthBytesLeft = LENGTH_BYTES;
    }
  }

  private void begin(int type) {
    switch (type) {
      case CAPABILITIES, AUTH_REQUEST, AUTH_RESPONSE:
      case CONNECTION_ALIVE, CONNECTION_ALIVE_ACK, CONNECTION_CLOSE:
        break;
      default:
        isLoggedIn = type >= FIRST_AFTER_LOGIN && type < CONNECTION_ALIVE;
        isRefused = !isLoggedIn;
    }
  }
}
