package org.rubisee.bench.topology;

import java.util.Optional;

/** Web servers whose number can change while a site runs. */
public interface WebNodes {

  /** How many run, or may run at most. All are in use at first, but for those of an autoscaler. */
  int started();

  /**
   * Sends requests to the first ones only, and returns when this holds.
   *
   * @param count how many, from 1 to {@link #started}
   * @throws IllegalArgumentException if it cannot be done; the message says why
   * @throws org.rubisee.servers.ServerFailedException if the balancer does not follow
   */
  void use(int count) throws InterruptedException;

  /** What decides how many there are in place of {@link #use}, if something does. */
  default Optional<Autoscaler> autoscaler() {
    return Optional.empty();
  }

  /** Decides how many web servers there are by what they use. */
  interface Autoscaler {

    /** What it has decided until now; empty if it cannot be asked at the moment. */
    Optional<Count> count();

    /** Why it does not work; empty if it does, or cannot be asked. */
    Optional<String> complaint();
  }

  /**
   * The web servers of an autoscaler.
   *
   * @param asked how many it wants
   * @param ready how many get requests
   */
  record Count(int asked, int ready) {}
}
