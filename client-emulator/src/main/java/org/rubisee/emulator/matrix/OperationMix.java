package org.rubisee.emulator.matrix;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rubisee.application.Interaction;
import org.rubisee.application.Mix;
import org.rubisee.application.Operation;

/**
 * Operations with weights; which one comes next does not depend on those before.
 *
 * @param interactions all of the application
 * @param operations what there is to draw from
 */
record OperationMix(List<Interaction> interactions, List<Operation> operations) {

  /**
   * The operations of a mix.
   *
   * @throws IllegalArgumentException if customers of that mix walk through the site instead
   */
  static OperationMix of(Mix mix) {
    if (!mix.isOfOperations()) {
      throw new IllegalArgumentException(mix + " is a walk through the site");
    }
    return new OperationMix(mix.application().interactions(), mix.operations());
  }

  private int weights() {
    return operations.stream().mapToInt(Operation::weight).sum();
  }

  /**
   * The same as a transition table: inside an operation to its next step, else to any first one.
   */
  TransitionTable table(String name) {
    double[][] table = TransitionTable.empty(interactions);
    for (double[] column : table) {
      for (Operation operation : operations) {
        column[operation.first().index()] = (double) operation.weight() / weights();
      }
    }
    for (Operation operation : operations) {
      List<Interaction> steps = operation.steps();
      for (int i = 0; i + 1 < steps.size(); i++) {
        double[] column = new double[table[0].length];
        column[steps.get(i + 1).index()] = 1;
        table[steps.get(i).index()] = column;
      }
    }
    return new TransitionTable(name, interactions, table);
  }

  /** Share of each interaction among all requests in the long run, when no form is refused. */
  Map<Interaction, Double> shares() {
    Map<Interaction, Double> shares = new TreeMap<>();
    interactions.forEach(interaction -> shares.put(interaction, 0.0));
    double requests =
        operations.stream().mapToInt(each -> each.weight() * each.steps().size()).sum();
    for (Operation operation : operations) {
      operation.steps().forEach(step -> shares.put(step, operation.weight() / requests));
    }
    return shares;
  }
}
