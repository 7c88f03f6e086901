package org.rubisee.bench.ledger.wire;

import java.nio.charset.StandardCharsets;

/**
 * A packet of MySQL's protocol.
 *
 * @param data holds it
 * @param start where its payload begins
 * @param size of its payload, bytes
 * @param sequence 0 in the first packet of a command
 */
record Packet(byte[] data, int start, int size, int sequence) {

  private static final int HEADER = 4;

  /** With its header. */
  int bytesOnTheWire() {
    return HEADER + size;
  }

  /** The first byte of the payload; -1 when there is none. */
  int head() {
    return size == 0 ? -1 : at(0);
  }

  int at(int index) {
    return data[start + index] & 0xff;
  }

  /** A little-endian number of four bytes. */
  int int4(int index) {
    return at(index) | at(index + 1) << 8 | at(index + 2) << 16 | at(index + 3) << 24;
  }

  /** A number of the length that its first byte tells. */
  long lengthEncoded(int index) {
    return switch (at(index)) {
      case 0xfc -> at(index + 1) | at(index + 2) << 8;
      case 0xfd -> at(index + 1) | at(index + 2) << 8 | at(index + 3) << 16;
      case 0xfe -> int4(index + 1) & 0xffffffffL;
      default -> at(index);
    };
  }

  String text(int from) {
    return new String(data, start + from, size - from, StandardCharsets.UTF_8);
  }
}
