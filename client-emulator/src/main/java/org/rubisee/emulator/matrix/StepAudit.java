package org.rubisee.emulator.matrix;

/** Is told of every step that customers take. */
public interface StepAudit {

  /**
   * A step was taken.
   *
   * @param from interaction that is left
   * @param feasible bit n: step n was feasible
   * @param step the step taken
   */
  void stepTaken(int from, int feasible, int step);

  /** A step was drawn that the session could not take; another is drawn. */
  void stepInfeasible(int step);

  /** The client of RUBiS 1.4.3 would count this step once more, because it went back after it. */
  void stepCountedAgain();
}
