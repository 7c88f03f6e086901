package org.rubisee.stock.customers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.rubisee.stock.model.Interaction;

/**
 * The transactions of an iteration (Middleware 2001, table 2): first the new account, then the
 * others in random order. Purchases and sales take turns, so that what is bought is sold.
 */
final class Iteration {

  /** Purchases, and as many sales. */
  static final int TRADES = 3;

  /** Queries by number, and as many by code. */
  static final int QUERIES = 15;

  /** Statements of holdings. */
  static final int STATEMENTS = 5;

  private Iteration() {}

  /** The transactions in an order. */
  static List<Interaction> ordered(SplittableRandom random) {
    List<Interaction> all = new ArrayList<>();
    all.add(Interaction.UPDATE_ACCOUNT);
    all.addAll(Collections.nCopies(2 * TRADES, Interaction.BUY_STOCK));
    all.addAll(Collections.nCopies(QUERIES, Interaction.QUERY_BY_ID));
    all.addAll(Collections.nCopies(QUERIES, Interaction.QUERY_BY_CODE));
    all.addAll(Collections.nCopies(STATEMENTS, Interaction.GET_HOLDINGS));
    for (int last = all.size() - 1; last > 0; last--) {
      Collections.swap(all, last, random.nextInt(last + 1));
    }
    sellWhatIsBought(all);
    all.add(0, Interaction.CREATE_ACCOUNT);
    return all;
  }

  private static void sellWhatIsBought(List<Interaction> all) {
    boolean holds = false;
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i) == Interaction.BUY_STOCK) {
        all.set(i, holds ? Interaction.SELL_STOCK : Interaction.BUY_STOCK);
        holds = !holds;
      }
    }
  }
}
