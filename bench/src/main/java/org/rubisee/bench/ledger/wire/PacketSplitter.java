package org.rubisee.bench.ledger.wire;

import java.io.ByteArrayOutputStream;

/**
 * Cuts one direction of a MySQL connection into packets: three bytes of length, one of sequence.
 */
final class PacketSplitter {

  private static final int HEADER = 4;

  private final Consumer consumer;
  private ByteArrayOutputStream pending = new ByteArrayOutputStream();

  PacketSplitter(Consumer consumer) {
    this.consumer = consumer;
  }

  /** Takes what was read; calls the consumer for each packet that is complete. */
  void feed(byte[] bytes, int length) {
    pending.write(bytes, 0, length);
    byte[] data = pending.toByteArray();
    int start = 0;
    while (data.length - start >= HEADER) {
      int size =
          (data[start] & 0xff) | (data[start + 1] & 0xff) << 8 | (data[start + 2] & 0xff) << 16;
      if (data.length - start - HEADER < size) {
        break;
      }
      consumer.packet(new Packet(data, start + HEADER, size, data[start + 3] & 0xff));
      start += HEADER + size;
    }
    pending = new ByteArrayOutputStream();
    pending.write(data, start, data.length - start);
  }

  /** Takes packets. */
  interface Consumer {
    void packet(Packet packet);
  }
}
