package org.rubisee.bench.profile;

/** Computes until it is ended; says a word when it begins. */
final class BusyProgram {

  private BusyProgram() {}

  public static void main(String[] arguments) {
    System.out.println("busy");
    long state = System.nanoTime();
    while (state != 0) {
      state = compute(state);
    }
  }

  /** Never 0 for an argument that is not 0: a shift register. */
  private static long compute(long start) {
    long state = start;
    for (int i = 0; i < 10_000_000; i++) {
      state ^= state << 13;
      state ^= state >>> 7;
      state ^= state << 17;
    }
    return state;
  }
}
