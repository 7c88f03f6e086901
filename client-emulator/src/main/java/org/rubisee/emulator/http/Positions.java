package org.rubisee.emulator.http;

import java.util.Arrays;

/** Places in a page, in the order in which they were found. */
public final class Positions {

  private static final int FEW = 64;

  private int[] positions = new int[FEW];
  private int count;

  void clear() {
    count = 0;
  }

  void add(int position) {
    if (count == positions.length) {
      positions = Arrays.copyOf(positions, 2 * count);
    }
    positions[count] = position;
    count++;
  }

  public int count() {
    return count;
  }

  public int get(int index) {
    return positions[index];
  }
}
