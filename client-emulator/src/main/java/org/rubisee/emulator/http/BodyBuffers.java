package org.rubisee.emulator.http;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Room for the bodies that are on their way, reused. For the I/O thread only. */
final class BodyBuffers {

  private static final int SMALLEST_ROOM = 4 * 1024;
  private static final int MOST_KEPT = 64;
  private static final int LARGEST_BODY = 8 * 1024 * 1024;

  private final Deque<Body> free = new ArrayDeque<>();

  /** The body of one answer. */
  static final class Body {
    private byte[] bytes;
    private int length;

    Body(int room) {
      bytes = new byte[room];
    }

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

  /**
   * Room for a body.
   *
   * @param announcedBytes how long it will be; below 0: unknown
   */
  Body take(long announcedBytes) {
    Body body = free.poll();
    if (body == null) {
      return new Body((int) Math.min(LARGEST_BODY, Math.max(SMALLEST_ROOM, announcedBytes)));
    }
    body.length = 0;
    return body;
  }

  /** Keeps a few: after a stall, thousands may come back at once. */
  void giveBack(Body body) {
    if (free.size() < MOST_KEPT) {
      free.push(body);
    }
  }
}
