package org.rubisee.stock.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * A purchase or sale that was stored.
 *
 * @param id the number of its record
 * @param order what was traded
 * @param price the price of one share
 */
public record Trade(int id, Order order, Money price) implements Serializable {}
