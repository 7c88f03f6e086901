package org.rubisee.stock.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * A stock and its prices.
 *
 * @param id its number
 * @param code its trading code
 * @param company who issued it
 * @param current the price at which it is traded
 * @param low the lowest recent price
 * @param high the highest recent price
 */
public record Quote(int id, String code, String company, Money current, Money low, Money high)
    implements Serializable {}
