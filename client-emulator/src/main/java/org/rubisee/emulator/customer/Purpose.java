package org.rubisee.emulator.customer;

/**
 * What a random number is for. An application has purposes of its own besides those of all.
 *
 * @param place its number, from 0; it decides the draws of a paired comparison
 */
public record Purpose(int place) {

  /** How many purposes there can be. */
  public static final int MOST = 32;

  /** How long a customer thinks before an interaction. */
  public static final Purpose THINK = new Purpose(0);

  /** How long a session lasts. */
  public static final Purpose SESSION = new Purpose(1);

  /** The next step. */
  public static final Purpose STEP = new Purpose(2);

  private static final int FIRST_OF_APPLICATION = 3;

  /** Checks the number. */
  public Purpose {
    if (place < 0 || place >= MOST) {
      throw new IllegalArgumentException("A purpose has a number below " + MOST + ", not " + place);
    }
  }

  /**
   * A purpose of an application.
   *
   * @param number among those of the application, from 0
   */
  public static Purpose ofApplication(int number) {
    return new Purpose(FIRST_OF_APPLICATION + number);
  }
}
