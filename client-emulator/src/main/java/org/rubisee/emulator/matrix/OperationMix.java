package org.rubisee.emulator.matrix;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.rubisee.model.Interaction;

/**
 * Operations with weights. An operation is an interaction, with the forms that lead to it before
 * it; which one comes next does not depend on those before.
 *
 * @param operations what there is to draw from
 */
record OperationMix(List<Operation> operations) {

  /**
   * An operation.
   *
   * @param weight how often it is drawn, in proportion to the others' weights
   * @param steps its interactions, in order; each belongs to one operation of a mix
   */
  record Operation(int weight, List<Interaction> steps) {
    static Operation of(int weight, Interaction... steps) {
      return new Operation(weight, List.of(steps));
    }

    Interaction first() {
      return steps.get(0);
    }
  }

  private static final Operation SELL =
      Operation.of(
          1,
          Interaction.SELECT_CATEGORY_TO_SELL_ITEM,
          Interaction.SELL_ITEM_FORM,
          Interaction.REGISTER_ITEM);

  /**
   * The operations of a mix.
   *
   * @throws IllegalArgumentException if customers of that mix walk through the site instead
   */
  static OperationMix of(Mix mix) {
    return switch (mix) {
      case READS_WRITES -> readsAndWrites();
      case CREATE ->
          new OperationMix(
              List.of(SELL, Operation.of(1, Interaction.PUT_COMMENT, Interaction.STORE_COMMENT)));
      case SELECT ->
          new OperationMix(
              List.of(
                  Operation.of(1, Interaction.VIEW_ITEM),
                  Operation.of(1, Interaction.VIEW_USER_INFO),
                  Operation.of(1, Interaction.VIEW_BID_HISTORY)));
      case SELECT_MANY ->
          new OperationMix(List.of(Operation.of(1, Interaction.SEARCH_ITEMS_BY_CATEGORY)));
      case SELL_OUT ->
          new OperationMix(
              List.of(
                  Operation.of(
                      1,
                      Interaction.SELECT_CATEGORY_TO_SELL_ITEM,
                      Interaction.SELL_ITEM_FORM,
                      Interaction.REGISTER_ITEM,
                      Interaction.BUY_NOW,
                      Interaction.STORE_BUY_NOW)));
      case BROWSING, BIDDING ->
          throw new IllegalArgumentException(mix + " is a walk through the site");
    };
  }

  /**
   * The 43 transactions of Middleware 2001, table 2, 35 of which read: queries by id and by code
   * and holding statements become views of items, users and bids; purchases become bids; sales and
   * the update become comments, which change a user; accounts are users.
   */
  private static OperationMix readsAndWrites() {
    return new OperationMix(
        List.of(
            Operation.of(15, Interaction.VIEW_ITEM),
            Operation.of(15, Interaction.VIEW_USER_INFO),
            Operation.of(5, Interaction.VIEW_BID_HISTORY),
            Operation.of(3, Interaction.PUT_BID, Interaction.STORE_BID),
            Operation.of(4, Interaction.PUT_COMMENT, Interaction.STORE_COMMENT),
            Operation.of(1, Interaction.REGISTER_USER)));
  }

  private int weights() {
    return operations.stream().mapToInt(Operation::weight).sum();
  }

  /**
   * The same as a transition table: inside an operation to its next step, else to any first one.
   */
  TransitionTable table(String name) {
    double[][] table = new double[TransitionTable.STATES][TransitionTable.STEPS];
    for (double[] column : table) {
      for (Operation operation : operations) {
        column[operation.first().ordinal()] = (double) operation.weight() / weights();
      }
    }
    for (Operation operation : operations) {
      List<Interaction> steps = operation.steps();
      for (int i = 0; i + 1 < steps.size(); i++) {
        table[steps.get(i).ordinal()] = new double[TransitionTable.STEPS];
        table[steps.get(i).ordinal()][steps.get(i + 1).ordinal()] = 1;
      }
    }
    return new TransitionTable(name, table);
  }

  /** Share of each interaction among all requests in the long run, when no form is refused. */
  Map<Interaction, Double> shares() {
    Map<Interaction, Double> shares = new EnumMap<>(Interaction.class);
    for (Interaction interaction : Interaction.values()) {
      shares.put(interaction, 0.0);
    }
    double requests =
        operations.stream().mapToInt(each -> each.weight() * each.steps().size()).sum();
    for (Operation operation : operations) {
      operation.steps().forEach(step -> shares.put(step, operation.weight() / requests));
    }
    return shares;
  }
}
