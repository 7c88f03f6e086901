package org.rubisee.stock.model;

import java.io.Serializable;

/**
 * What somebody wants to buy or sell.
 *
 * @param account whose account
 * @param stock which stock
 * @param amount how many shares, 1 to {@link StockRules#MAX_AMOUNT}
 */
public record Order(int account, int stock, int amount) implements Serializable {}
