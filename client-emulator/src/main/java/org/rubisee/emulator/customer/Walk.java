package org.rubisee.emulator.customer;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.rubisee.emulator.matrix.TransitionTable;
import org.rubisee.emulator.site.PageRequest;

/**
 * A customer's way through the site: the interaction it is at, and the pages it can go back to.
 *
 * <p>Entering an interaction from which no way leads back forgets all pages; entering another one
 * remembers the page that was left. Going back returns to the page remembered last.
 */
public final class Walk {

  private static final int FIRST = 0;
  private static final int SHORT_WAY = 8;

  private final TransitionTable table;
  private int current = FIRST;
  private int depth;
  private int[] states = new int[SHORT_WAY];
  private PageRequest[] pages = new PageRequest[SHORT_WAY];

  /** A customer at the first interaction. */
  public Walk(TransitionTable table) {
    this.table = table;
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
    current = FIRST;
    forget();
  }

  /** Draws a step; {@link #enter} or {@link #goBack} takes it. */
  public int draw(SplittableRandom random) {
    return table.draw(current, random.nextDouble());
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
