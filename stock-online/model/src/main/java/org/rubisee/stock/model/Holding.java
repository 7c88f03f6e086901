package org.rubisee.stock.model;

import java.io.Serializable;

/**
 * How many shares of a stock an account has.
 *
 * @param stock the stock
 * @param amount shares, from 0
 */
public record Holding(int stock, int amount) implements Serializable {}
