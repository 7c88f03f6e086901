package org.rubisee.bookstore.pages;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

/**
 * Writes pictures in the Portable Network Graphics format, without compression, so that their size
 * is known before. Browsers ignore the chunk that fills them up.
 */
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int HEADER_BYTES = 13;
  private static final int AROUND_CHUNK = 12;
  private static final int MAX_BLOCK = 65_535;
  private static final int AROUND_BLOCK = 5;
  private static final int AROUND_BLOCKS = 6;

  private final ByteBuffer file;

  private Png(int bytes) {
    file = ByteBuffer.allocate(bytes);
  }

  /** Says which colour of the palette a pixel has. */
  interface Pixels {
    /** The colour, from 0. */
    int colour(int x, int y);
  }

  /** How many bytes of a file its rows can have; each row has one more than pixels. */
  static int roomForPixels(int bytes, byte[] palette) {
    int others = SIGNATURE.length + HEADER_BYTES + palette.length + 5 * AROUND_CHUNK;
    int room = bytes - others - AROUND_BLOCKS;
    return room - AROUND_BLOCK * blocks(room);
  }

  /**
   * A picture.
   *
   * @param palette red, green and blue of each colour
   * @param bytes how long the file is, enough for the rows
   */
  static byte[] of(int width, int height, byte[] palette, Pixels pixels, int bytes) {
    Png png = new Png(bytes);
    png.file.put(SIGNATURE);
    png.chunk("IHDR", header(width, height));
    png.chunk("PLTE", palette);
    png.chunk("IDAT", stored(rows(width, height, pixels)));
    png.chunk("fiLl", new byte[png.file.remaining() - 2 * AROUND_CHUNK]);
    png.chunk("IEND", new byte[0]);
    return png.file.array();
  }

  private static byte[] header(int width, int height) {
    byte bitsPerPixel = 8;
    byte ofPalette = 3;
    return ByteBuffer.allocate(HEADER_BYTES)
        .putInt(width)
        .putInt(height)
        .put(bitsPerPixel)
        .put(ofPalette)
        .array();
  }

  private static byte[] rows(int width, int height, Pixels pixels) {
    byte[] rows = new byte[(width + 1) * height];
    int at = 0;
    for (int y = 0; y < height; y++) {
      at++;
      for (int x = 0; x < width; x++) {
        rows[at++] = (byte) pixels.colour(x, y);
      }
    }
    return rows;
  }

  /** The rows in the zlib format, in blocks that are stored as they are. */
  private static byte[] stored(byte[] rows) {
    ByteBuffer zlib =
        ByteBuffer.allocate(rows.length + AROUND_BLOCK * blocks(rows.length) + AROUND_BLOCKS);
    zlib.put((byte) 0x78).put((byte) 0x01);
    for (int from = 0; from < rows.length; from += MAX_BLOCK) {
      int length = Math.min(MAX_BLOCK, rows.length - from);
      zlib.put((byte) (from + length == rows.length ? 1 : 0));
      zlib.put((byte) length).put((byte) (length >> 8));
      zlib.put((byte) ~length).put((byte) (~length >> 8));
      zlib.put(rows, from, length);
    }
    Adler32 sum = new Adler32();
    sum.update(rows);
    return zlib.putInt((int) sum.getValue()).array();
  }

  private static int blocks(int bytes) {
    return (bytes + MAX_BLOCK - 1) / MAX_BLOCK;
  }

  private void chunk(String type, byte[] content) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(content);
    file.putInt(content.length).put(name).put(content).putInt((int) sum.getValue());
  }
}
