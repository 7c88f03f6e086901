package org.rubisee.stock.model;

import java.io.Serializable;
import org.rubisee.logic.Money;

/**
 * An account that is to be opened.
 *
 * @param name who opens it, at most {@link StockRules#MAX_NAME} characters
 * @param address where they live, at most {@link StockRules#MAX_ADDRESS} characters
 * @param credit the most that one purchase may cost
 */
public record NewAccount(String name, String address, Money credit) implements Serializable {}
