package org.rubisee.emulator;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Room for the bodies that are on their way, reused. For the I/O thread only. */
final class BodyBuffers {

  private static final int USUAL_BODY = 16 * 1024;
  private static final int LARGEST_BODY = 8 * 1024 * 1024;

  private final Deque<Body> free = new ArrayDeque<>();

  /** The body of one answer. */
  static final class Body {
    private byte[] bytes = new byte[USUAL_BODY];
    private int length;

    byte[] bytes() {
      return bytes;
    }

    int length() {
      return length;
    }

    /** Adds what came; what goes beyond the largest body is dropped. */
    void add(ByteBuffer source) {
      int count = Math.min(source.remaining(), LARGEST_BODY - length);
      if (length + count > bytes.length) {
        bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, length + count));
      }
      source.get(bytes, length, count);
      length += count;
      source.position(source.limit());
    }
  }

  Body take() {
    Body body = free.poll();
    if (body == null) {
      return new Body();
    }
    body.length = 0;
    return body;
  }

  void giveBack(Body body) {
    free.push(body);
  }
}
