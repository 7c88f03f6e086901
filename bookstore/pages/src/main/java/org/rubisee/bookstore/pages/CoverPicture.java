package org.rubisee.bookstore.pages;

import java.util.SplittableRandom;

/**
 * Draws the cover of a book: a spine, a band and a disc, in colours of its own. The file has
 * exactly as many bytes as asked for.
 */
final class CoverPicture {
  private static final long SEED = 0x2003B00C5L;
  private static final double HEIGHT_OF_WIDTH = 1.25;
  private static final int BACKGROUND = 0;
  private static final int SPINE = 1;
  private static final int BAND = 2;
  private static final int DISC = 3;
  private static final int COLOURS = 4;
  private static final int SPINES_OF_WIDTH = 9;

  private final int width;
  private final int height;
  private final int bandTop;
  private final int discX;
  private final int discY;
  private final int discRadius;

  private CoverPicture(SplittableRandom random, int width, int height) {
    this.width = width;
    this.height = height;
    bandTop = height / 10 + random.nextInt(height / 4);
    discX = width / 3 + random.nextInt(width / 3);
    discY = height / 2 + random.nextInt(height / 3);
    discRadius = width / 10 + random.nextInt(width / 5);
  }

  /** The picture with this number as a PNG of so many bytes. */
  static byte[] of(int number, int bytes) {
    SplittableRandom random = new SplittableRandom(SEED + number);
    byte[] palette = palette(random);
    int width = (int) Math.sqrt(Png.roomForPixels(bytes, palette) / HEIGHT_OF_WIDTH) - 1;
    int height = (int) (width * HEIGHT_OF_WIDTH);
    CoverPicture picture = new CoverPicture(random, width, height);
    return Png.of(width, height, palette, picture::colour, bytes);
  }

  /** Three bytes for each colour: red, green, blue. */
  private static byte[] palette(SplittableRandom random) {
    byte[] palette = new byte[3 * COLOURS];
    random.nextBytes(palette);
    return palette;
  }

  private int colour(int x, int y) {
    if (x < width / SPINES_OF_WIDTH) {
      return SPINE;
    }
    if (y >= bandTop && y < bandTop + height / 8) {
      return BAND;
    }
    int right = x - discX;
    int down = y - discY;
    return right * right + down * down < discRadius * discRadius ? DISC : BACKGROUND;
  }
}
