package org.rubisee.emulator.customer;

import java.util.SplittableRandom;

/**
 * Where customers get their random numbers. In a closed loop one sequence serves all purposes. For
 * a paired comparison each purpose has its own, so that a page that one site answers differently
 * shifts no other draw.
 */
@FunctionalInterface
public interface Draws {

  /**
   * The numbers for a purpose. Draw from it at once; do not keep it: it belongs to this purpose of
   * this interaction.
   */
  SplittableRandom of(Purpose purpose);
}
