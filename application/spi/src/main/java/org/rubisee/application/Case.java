package org.rubisee.application;

import java.util.Map;

/**
 * One line of the ledger: an interaction on data of a certain shape.
 *
 * @param name the interaction, and its variant in parentheses
 * @param sizes what the formulas of its calls depend on, by letter, for example how many rows a
 *     list has
 * @param script does it
 */
public record Case(String name, Map<String, Integer> sizes, Script script) {

  /** How a case is done. */
  public interface Script {
    /**
     * Does what has to come before, for example getting a ticket, which is not counted.
     *
     * @param visitor asks for pages
     * @param turn 0 when it counts, above in warm-up: writes then do the same to other rows
     * @return the request that is counted
     */
    Visit prepare(Visitor visitor, int turn);
  }

  /** A case that only reads, and needs nothing before it. */
  public static Case reading(String name, Map<String, Integer> sizes, Visit visit) {
    return new Case(name, sizes, (visitor, turn) -> visit);
  }
}
