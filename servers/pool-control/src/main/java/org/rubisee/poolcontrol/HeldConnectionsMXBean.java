package org.rubisee.poolcontrol;

/** Connections of the server's pool that nobody else can use, over JMX. */
public interface HeldConnectionsMXBean {

  /** How many are held. */
  int getHeld();

  /**
   * Holds so many, and returns when this is so. A connection that is in use is waited for.
   *
   * @param count from 0
   * @throws IllegalArgumentException if it is negative
   * @throws IllegalStateException if the pool gives none in time; then as many are held as before
   */
  void hold(int count);
}
