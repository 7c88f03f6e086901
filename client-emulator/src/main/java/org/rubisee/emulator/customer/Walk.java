package org.rubisee.emulator.customer;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.rubisee.emulator.matrix.StepAudit;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.PageRequest;

/**
 * A customer's way through the site: the interaction it is at, and the pages it can go back to.
 *
 * <p>Entering an interaction from which no way leads back forgets all pages; entering another one
 * remembers the page that was left. Going back returns to the page remembered last.
 */
public final class Walk {

  private static final int NONE = -1;
  private static final int SHORT_WAY = 8;

  private final TransitionTable table;
  private final int first;
  private int current;
  private int depth;
  private int[] states = new int[SHORT_WAY];
  private PageRequest[] pages = new PageRequest[SHORT_WAY];

  /**
   * A customer at an interaction.
   *
   * @param first the one that sessions begin with, by its index
   */
  public Walk(TransitionTable table, int first) {
    this.table = table;
    this.first = first;
    current = first;
  }

  /** Where the customer is: an interaction's index. */
  public int current() {
    return current;
  }

  /** Whether there is a page to go back to. */
  public boolean canGoBack() {
    return depth > 0;
  }

  /** Begins at the first interaction, with nothing remembered. */
  public void start() {
    current = first;
    forget();
  }

  /** Draws a step; {@link #enter} or {@link #goBack} takes it. */
  public int draw(SplittableRandom random) {
    return table.draw(current, random.nextDouble());
  }

  /**
   * Draws until a step is possible. The audit counts it as taken, and the others as infeasible.
   *
   * @param isPossible whether an interaction can be asked for now, by its index
   * @return the step; below 0: none is possible
   */
  public int drawPossible(IntPredicate isPossible, SplittableRandom random, StepAudit audit) {
    int feasible = feasibleSteps(isPossible);
    if (feasible == 0) {
      return NONE;
    }
    int step = draw(random);
    while ((feasible & 1 << step) == 0) {
      audit.stepInfeasible(step);
      step = draw(random);
    }
    audit.stepTaken(current, feasible, step);
    return step;
  }

  private int feasibleSteps(IntPredicate isPossible) {
    int feasible = 0;
    for (int step : table.steps(current)) {
      boolean possible =
          step == table.back() ? canGoBack() : step < table.back() && isPossible.test(step);
      feasible |= possible ? 1 << step : 0;
    }
    return feasible;
  }

  /**
   * Moves to an interaction.
   *
   * @param left the page that is left, remembered if one can come back to it
   */
  public void enter(int state, PageRequest left) {
    if (table.remembersWayTo(state)) {
      remember(left);
    } else {
      forget();
    }
    current = state;
  }

  /**
   * Returns to the page remembered last; there must be one.
   *
   * @return that page
   */
  public PageRequest goBack() {
    depth--;
    current = states[depth];
    return pages[depth];
  }

  private void remember(PageRequest left) {
    if (depth == states.length) {
      states = Arrays.copyOf(states, 2 * depth);
      pages = Arrays.copyOf(pages, 2 * depth);
    }
    states[depth] = current;
    pages[depth] = left;
    depth++;
  }

  private void forget() {
    depth = 0;
  }
}
